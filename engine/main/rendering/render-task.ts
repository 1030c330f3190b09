import type { Renderer } from '../build/read-build.ts';

/** The parts of the built renderer that others call than documents. */
export const PARTS = ['renderPage', 'pageTitle', 'renderArt', 'renderMomentNote'] as const;
export type Part = (typeof PARTS)[number];

/** What a thread is asked for. */
export type Task =
  | { readonly kind: 'document'; readonly recipe: string }
  | {
      readonly kind: 'part';
      readonly part: Part;
      readonly parameters: Parameters<Renderer[Part]>;
    };

export interface AskedTask {
  readonly id: number;
  readonly task: Task;
}

/** What it answers. */
export type TaskAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly fault: string };
