import { readOperator } from '#contract/operator/endpoints.ts';
import { applicationReview, contentReview, requestReview } from '#contract/reviews/endpoints.ts';
import { apiOf } from '../../support/browser/call-as.ts';
import { signInAs } from '../../support/sign-in-by-http.ts';

interface Subject {
  /** The program's slug. */
  readonly program: string;
  /** The creator's name. */
  readonly creator: string;
}

const REVIEWS = {
  application: applicationReview,
  request: requestReview,
  content: contentReview,
} as const;

/** The operators' part in a journey, by the API's operator calls. */
export interface Operator {
  /** Accepts the creator's open application, their open request, or what they handed in. */
  readonly accept: (what: keyof typeof REVIEWS, of: Subject) => Promise<void>;
}

/** The owner of every sample program, signed in. */
export async function openOperator(origin: string): Promise<Operator> {
  const client = apiOf(origin);
  const { auth_token: authToken } = await signInAs(origin, 'olivia', undefined);
  const { roles } = await client.call(readOperator, {}, { authToken });
  const queryOf = (slug: string) => {
    const found = roles.find(({ program }) => program === slug);
    if (!found) throw new Error(`The operator has no role in ${slug}.`);
    return { uuid: found.uuid };
  };
  return {
    accept: async (what, { program, creator }) => {
      const query = queryOf(program);
      const review = REVIEWS[what];
      const open = { ...query, state: 'submitted', search: creator } as const;
      const { items } = await client.call(review.list, { query: open }, { authToken });
      const [item, ...others] = items;
      if (!item || others.length > 0)
        throw new Error(`${creator} has ${items.length} open ${what}s in ${program}, not one.`);
      await client.call(
        review.decide,
        {
          params: { id: item.id },
          query,
          body: {
            decision: 'accept',
            reason_code: 'none',
            note: 'Welcome aboard.',
            revision: item.revision,
          },
        },
        { authToken },
      );
    },
  };
}
