import { useState } from 'react';
import {
  listAvailableRequests,
  listRequests,
  submitRequest,
} from '#contract/requests/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { card, itemTitle, lead } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { backToList } from '../../kit/parts/card-lists.css.ts';
import { Empty } from '../../kit/parts/empty.tsx';
import { ForMembers } from '../../kit/parts/for-members.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { useCampaign } from '../../kit/parts/use-campaign.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { type Available, Closes } from './available-list.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestStatus } from './request-status.tsx';
import { requestWords } from './request-words.ts';

interface RequestDetailProperties {
  /** The activation's id, as the address names it. */
  readonly id: string;
  readonly path: string;
}

/** Everything about requesting one activation: the form, or where the requests for it stand. */
export function RequestDetail({ id, path }: RequestDetailProperties) {
  const say = useWords();
  return (
    <div className={stack}>
      <ProgramLink to={path} className={backToList}>
        {say(requestWords.back)}
      </ProgramLink>
      <ForMembers>
        <Requests id={id} />
      </ForMembers>
    </div>
  );
}

function Requests({ id }: Pick<RequestDetailProperties, 'id'>) {
  const { uuid } = useProgram();
  const [sent, setSent] = useState(false);
  const available = useEndpoint(listAvailableRequests, { query: { uuid } });
  const requests = useEndpoint(
    listRequests,
    { query: { uuid, limit: 100 } },
    { refetchInterval: REFRESH_EVERY },
  );
  return (
    <Answer of={requests}>
      {({ items }) => {
        const own = items.filter(({ activation_id }) => String(activation_id) === id);
        const [latest, ...earlier] = own;
        return (
          <Answer of={available}>
            {({ activations }) => {
              const one = activations.find(({ activation_id }) => String(activation_id) === id);
              return (
                <>
                  {sent && latest && <Sent />}
                  {one && <Request activation={one} onSent={() => setSent(true)} />}
                  {!one && !latest && <Gone id={id} />}
                  {latest && <RequestStatus key={latest.id} id={latest.id} again={!!one} />}
                  {earlier.map((request) => (
                    <RequestStatus key={request.id} id={request.id} again={false} />
                  ))}
                </>
              );
            }}
          </Answer>
        );
      }}
    </Answer>
  );
}

interface RequestProperties {
  readonly activation: Available;
  readonly onSent: () => void;
}

function Request({ activation, onSent }: RequestProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const submit = useAction(submitRequest, { refresh: ['claims'] });
  const { activation_id, title, description, closes_at } = activation;
  return (
    <>
      <h2>{title}</h2>
      {description && <p className={lead}>{description}</p>}
      <Closes at={closes_at} />
      <section className={`${card} ${stack}`}>
        <h3 className={itemTitle}>{say(requestWords.fillIn)}</h3>
        <RequestForm
          activation={activation}
          submitLabel={say(requestWords.send)}
          onSubmit={async (body) => {
            await submit.mutateAsync({ query: { uuid }, body: { ...body, activation_id } });
            toast({ title: say(requestWords.sent), tone: 'success' });
            onSent();
          }}
        />
      </section>
    </>
  );
}

function Sent() {
  const say = useWords();
  return (
    <div role="status">
      <Notice tone="success">
        <p>{say(requestWords.sentText)}</p>
      </Notice>
    </div>
  );
}

/** Why something cannot be requested, as far as the campaign says it. */
function Gone({ id }: { readonly id: string }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const campaign = useCampaign();
  const named = campaign.data?.activations.find((activation) => String(activation.id) === id);
  const { title, offer, opens_at = null, closes_at = null } = named ?? {};
  const told = (moment: string) => ({
    moment: localMoment(moment, locale),
    time: relativeTime(moment, now, locale),
  });
  const text =
    offer === 'request' && opens_at && Date.parse(opens_at) > now
      ? say(requestWords.opensText, told(opens_at))
      : offer === 'request' && closes_at && Date.parse(closes_at) <= now
        ? say(requestWords.endedText, told(closes_at))
        : say(requestWords.goneText);
  return (
    <Empty
      icon="tabler:info-circle"
      title={title !== undefined && offer === 'request' ? title : say(requestWords.goneTitle)}
    >
      <p>{text}</p>
    </Empty>
  );
}
