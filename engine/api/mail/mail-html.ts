import type { MailBrand } from './mail-brand.ts';
import type { MailDocument, MailLink } from './mail-document.ts';
import { darkModeCss, type MailStyle, mailStyle } from './mail-style.ts';
import { escapeHtml } from './plain-text.ts';

const BARE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const TABLE = `${BARE} width="100%"`;
const SIGNS = { good: '✓', attention: '!' } as const;

/**
 * A mail as HTML for mail clients: tables and inline styles, 600 pixels at most, nothing fetched
 * from anywhere. Light colours are inline; dark ones apply where the device asks for them.
 */
export function mailHtml(mail: MailDocument, brand: MailBrand): string {
  const style = mailStyle(brand, mail.direction);
  const { light, sheet } = style;
  return `<!doctype html>
<html lang="${escapeHtml(mail.tag)}" dir="${mail.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(mail.subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
@media (max-width:620px){.inset{padding-left:24px!important;padding-right:24px!important}.outer{padding:0!important}.surface{border-left:0!important;border-right:0!important;border-radius:0!important}.band{border-radius:0!important}.title{font-size:24px!important}}
${darkModeCss(style)}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(mail.paragraphs[0] ?? '')}</div>
<table ${TABLE} class="ground" style="background-color:${light.ground}"><tr>
<td class="outer" align="center" style="padding:32px 12px">
<table ${TABLE} dir="${mail.direction}" style="max-width:600px;font-family:${style.body_font};overflow-wrap:anywhere;word-break:break-word">
${band(mail, style)}
<tr><td class="surface inset" style="padding:36px 40px 40px;background-color:${light.surface};border:0;border-left:${sheet.left};border-right:${sheet.right};border-bottom:${sheet.bottom};border-radius:0 0 ${style.radius}px ${style.radius}px;text-align:${style.start}">
${main(mail, style)}
</td></tr>
${footer(mail, style)}
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The program's name on the ground of its frame, above the frame's edge. */
function band({ brand }: MailDocument, style: MailStyle): string {
  const { radius, wordmark, strip, align } = style;
  const { ground, ink } = style.band;
  return `<tr><td class="band inset" align="${align}" style="padding:34px 40px 30px;background-color:${ground};border-radius:${radius}px ${radius}px 0 0;text-align:${align}">
<a href="${escapeHtml(brand.url)}" style="color:${ink};text-decoration:none;font-size:26px;line-height:32px;${wordmark}"><span style="color:${ink}">${escapeHtml(brand.label)}</span></a>
</td></tr>
<tr><td${strip.paper ? ' class="surface"' : ''} style="${strip.css}">&nbsp;</td></tr>`;
}

function main(mail: MailDocument, style: MailStyle): string {
  const { light } = style;
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;color:${light.text};font-size:16px;line-height:25px">${lines(text)}</p>`;
  const small = (text: string) =>
    `<p class="muted" style="margin:16px 0 0;color:${light.muted};font-size:14px;line-height:21px">${lines(text)}</p>`;
  return [
    sign(mail, style),
    heading(mail, style),
    paragraph(mail.greeting),
    ...mail.paragraphs.map(paragraph),
    facts(mail, style),
    groups(mail, style),
    note(mail, style),
    mail.button ? button(mail.button, style) : '',
    mail.button?.help === undefined ? '' : linkHelp(mail.button.help, mail.button.url, style),
    ...mail.closing.map(small),
    mail.signature === ''
      ? ''
      : `<p class="text" style="margin:28px 0 0;color:${light.text};font-size:16px;line-height:25px">${escapeHtml(mail.signature)}</p>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A cell as wide as what it holds, on the axis of the title. */
function placed(cell: string, { align }: MailStyle, above: number, below: number): string {
  const [at, side] = align === 'center' ? [' align="center"', 'auto'] : ['', '0'];
  return `<table ${BARE}${at} style="margin:${above}px ${side} ${below}px"><tr>${cell}</tr></table>`;
}

/** The title, in the face and with the mark of the program's own titles. */
function heading({ title, mood }: MailDocument, style: MailStyle): string {
  const { light, mark, wordmark, align, button_radius } = style;
  const words = escapeHtml(title);
  const css = `text-align:${align};${wordmark}`;
  // A cell is one block however many lines it holds; a marked line would be a block each.
  if (mark.slab)
    return placed(
      `<td class="fill" style="padding:10px 16px;background-color:${light.primary};border-radius:${Math.min(button_radius, 18)}px"><h1 class="title fill" style="margin:0;color:${light.on_primary};font-size:26px;line-height:1.25;${css}">${words}</h1></td>`,
      style,
      0,
      22,
    );
  // One ornament is enough: the sign of the mail's mood stands where the mark would.
  const before = mood === 'plain' ? (mark.before ?? '') : '';
  return `<h1 class="title text" style="margin:0 0 22px;color:${light.text};font-size:28px;line-height:1.2;${css}">${before}${words}</h1>`;
}

/** A sign of good news or of something to do; the words say the same, so readers skip it. */
function sign({ mood }: MailDocument, style: MailStyle): string {
  if (mood === 'plain') return '';
  const { light, sign_radius } = style;
  return placed(
    `<td class="fill" aria-hidden="true" align="center" width="44" height="44" style="width:44px;height:44px;background-color:${light.primary};color:${light.on_primary};border-radius:${sign_radius}px;font-size:22px;line-height:44px;font-weight:700">${SIGNS[mood]}</td>`,
    style,
    0,
    20,
  );
}

function facts({ facts: rows }: MailDocument, { light, radius }: MailStyle): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ label, value }) =>
      `<p style="margin:0 0 12px;font-size:15px;line-height:22px"><span class="muted" style="color:${light.muted};font-size:13px">${escapeHtml(label)}</span><br><strong class="text" style="color:${light.text};font-weight:600">${escapeHtml(value)}</strong></p>`,
  );
  return `<table ${TABLE} style="margin:8px 0 20px"><tr><td class="raised" style="padding:16px 20px 4px;background-color:${light.raised};border-radius:${radius}px">${cells.join('')}</td></tr></table>`;
}

/** What there is of each kind, every thing a link to it. */
function groups({ groups: all }: MailDocument, { light, radius, start }: MailStyle): string {
  const item = ({ label, url, lines: said }: MailDocument['groups'][number]['items'][number]) =>
    `<tr><td class="raised" style="padding:14px 20px;background-color:${light.raised};border-radius:${radius}px;text-align:${start}"><p style="margin:0;font-size:16px;line-height:24px"><a class="accent" dir="auto" href="${escapeHtml(url)}" style="color:${light.accent};font-weight:600">${escapeHtml(label)}</a></p>${said
      .map(
        (line) =>
          `<p class="text" style="margin:4px 0 0;color:${light.text};font-size:15px;line-height:22px">${lines(line)}</p>`,
      )
      .join('')}</td></tr><tr><td style="font-size:0;line-height:8px">&nbsp;</td></tr>`;
  return all
    .map(
      ({ title, items }) =>
        `<h2 class="text" style="margin:20px 0 10px;color:${light.text};font-size:18px;line-height:1.3">${escapeHtml(title)}</h2><table ${TABLE}>${items.map(item).join('')}</table>`,
    )
    .join('\n');
}

function note({ note: said }: MailDocument, { light, start }: MailStyle): string {
  if (said === undefined) return '';
  return `<table ${TABLE} style="margin:8px 0 20px"><tr><td class="edge" style="padding:4px 18px;border-${start}:3px solid ${light.primary}"><p class="muted" style="margin:0 0 4px;color:${light.muted};font-size:13px;line-height:20px">${escapeHtml(said.label)}</p><p class="text" dir="auto" style="margin:0;color:${light.text};font-size:16px;line-height:25px;text-align:start;word-break:break-word">${lines(said.text)}</p></td></tr></table>`;
}

function button({ label, url }: MailLink, style: MailStyle): string {
  const { light, button_radius, button_border } = style;
  return placed(
    `<td class="fill" align="center" style="background-color:${light.primary};border-radius:${button_radius}px"><a class="fill" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 28px;background-color:${light.primary};border:${button_border};border-radius:${button_radius}px;color:${light.on_primary};font-size:16px;line-height:22px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td>`,
    style,
    28,
    12,
  );
}

function linkHelp(help: string, url: string, { light, align }: MailStyle): string {
  return `<p class="muted" style="margin:16px 0 0;text-align:${align};color:${light.muted};font-size:13px;line-height:20px">${escapeHtml(help)}<br><a class="accent" dir="ltr" href="${escapeHtml(url)}" style="color:${light.accent};word-break:break-all">${escapeHtml(url)}</a></p>`;
}

function footer({ footer: sentences, footer_links }: MailDocument, style: MailStyle): string {
  const { light, align } = style;
  const text = sentences.map(escapeHtml).join('<br>');
  const links = footer_links
    .map(
      ({ label, url }) =>
        `<a class="accent" href="${escapeHtml(url)}" style="color:${light.accent}">${escapeHtml(label)}</a>`,
    )
    .join('<br>');
  return `<tr><td class="muted inset" style="padding:24px 40px;color:${light.muted};font-size:13px;line-height:20px;text-align:${align}">${text}${links === '' ? '' : `<br><br>${links}`}</td></tr>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
