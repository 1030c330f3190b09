import { column, block as section } from '../../base/theme/parts.css.ts';
import { LoginPanel } from '../../capabilities/auth/login-panel.tsx';
import type { BlockProperties } from './block-properties.ts';

/** Sign-in within a page. */
export function Block({ block, heading }: BlockProperties<'login'>) {
  return (
    <section className={section}>
      <div className={column}>
        <LoginPanel title={block.title} text={block.text} heading={heading} />
      </div>
    </section>
  );
}
