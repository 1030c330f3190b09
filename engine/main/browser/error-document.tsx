import type { View } from '#contract/programs/view.ts';
import { describeError } from '#portal/base/runtime/status-error.ts';
import { ErrorPlate } from '#portal/kit/shell/error-plate.tsx';

/**
 * The page of an error that left nothing else standing (specification, sections 4 and 8). It needs
 * neither router nor translations: those may be what failed.
 */
export function ErrorDocument({ error, view }: { error: unknown; view: View | undefined }) {
  const { status, message = 'Something went wrong' } = describeError(error);
  const brand = view?.program?.title ?? `${view?.product ?? ''} Creators`.trim();
  const line = `${status}: ${message}`;
  return (
    <html lang="en" data-mode={view?.color_mode === 'light' ? 'light' : 'dark'}>
      <head>
        <title>{line}</title>
      </head>
      <body>
        <main>
          <ErrorPlate brand={brand} line={line} whole />
        </main>
      </body>
    </html>
  );
}
