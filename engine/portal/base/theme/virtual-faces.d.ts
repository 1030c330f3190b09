/** What the build knows of the faces that programs ask for: engine/main/build/typefaces.ts. */
declare module 'virtual:faces' {
  /** The files that were cut for a face, by its key; none in development. */
  export const cuts: Readonly<Record<string, readonly import('./face-files.ts').FaceFile[]>>;
  /** By family. */
  export const metrics: Readonly<Record<string, import('./fallback-face.ts').FaceMetrics>>;
}
