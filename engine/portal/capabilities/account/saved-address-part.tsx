import { Suspense } from 'react';
import {
  deleteSavedAddress,
  readSavedAddress,
  type SavedAddress,
} from '#contract/rewards/address-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { isCreatorView } from '../../base/session/is-creator-view.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { formatCountries } from '../../base/view/formats.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { savedAddressWords as words } from '../../core/addresses/saved-address-words.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { AccountPart } from './account-part.tsx';

const SavedAddressForm = lazyPart(
  async () => (await import('./saved-address-form.tsx')).SavedAddressForm,
);

/** The address for rewards that are sent; nothing where the program sends none. */
export function SavedAddressPart() {
  const say = useWords();
  const { uuid, sections } = useProgram();
  const enabled = sections.some(({ name }) => name === 'rewards') && !isCreatorView();
  const { data, error, refetch } = useEndpoint(readSavedAddress, { query: { uuid } }, { enabled });
  if (!enabled || (data && !data.asked && !data.saved)) return null;
  return (
    <AccountPart id="saved-address" title={say(words.title)} text={say(words.text)}>
      {data ? (
        <Kept {...data} />
      ) : error ? (
        <CallProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={1} />
      )}
    </AccountPart>
  );
}

function Kept({ asked, saved }: SavedAddress) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const remove = useAction(deleteSavedAddress);
  const change = () =>
    openModal({
      title: say(words.title),
      content: (close) => (
        <Suspense fallback={<Skeleton rows={6} />}>
          <SavedAddressForm address={saved?.address ?? {}} onClose={close} />
        </Suspense>
      ),
    });
  const ask = () =>
    confirm({
      title: say(words.deleteTitle),
      text: say(words.deleteText),
      yes: say(words.delete),
      no: say(commonWords.cancel),
      onYes: () =>
        remove.mutate(
          { query: { uuid } },
          { onSuccess: () => toast({ title: say(words.isDeleted), tone: 'success' }) },
        ),
    });
  return (
    <>
      {saved ? <Address {...saved} /> : <p>{say(words.none)}</p>}
      {saved && (
        <p className={styles.muted}>
          {say(words.expires, { day: localDay(saved.expires_at, locale) })}
        </p>
      )}
      {remove.error && <CallProblem error={remove.error} />}
      <div className={styles.buttons}>
        {asked && (
          <button type="button" className={quietButton} onClick={change}>
            {say(saved ? words.change : words.add)}
          </button>
        )}
        {saved && (
          <button
            type="button"
            className={`${quietButton} ${styles.dangerButton}`}
            aria-disabled={remove.isPending}
            onClick={remove.isPending ? undefined : ask}
          >
            {say(words.delete)}
          </button>
        )}
      </div>
    </>
  );
}

/** As it stands on a parcel. */
function Address({ address }: NonNullable<SavedAddress['saved']>) {
  const { locale } = useView();
  const { recipient, street, addition, postal_code, city, region, country } = address;
  const place = [postal_code, city].filter(Boolean).join(' ');
  const land = country ? formatCountries([String(country)], locale) : '';
  return (
    <address className={styles.address}>
      {[recipient, street, addition, place, region, land].filter(Boolean).map((line) => (
        <span key={String(line)} dir="auto">
          {String(line)}
        </span>
      ))}
    </address>
  );
}
