/** Faces whose letters have feet; the portal's engine/portal/base/theme/typefaces.ts names the same. */
const SERIFS: readonly string[] = ['Cormorant', 'EB Garamond'];

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Of those that devices have, the bookish ones come first: brands choose their serifs for that.
const SERIF = "'Palatino Linotype',Palatino,Georgia,'Times New Roman',serif";

/** A face's stack: mails bring no fonts, so most devices show what stands in for it. */
export function faceStack(face: string | undefined): string {
  if (face === undefined) return SANS;
  return `'${face}',${SERIFS.includes(face) ? SERIF : SANS}`;
}
