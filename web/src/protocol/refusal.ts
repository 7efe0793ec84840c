/** Why the server refused an action, in English and as a message that can be shown in any language. */
import type { Refused } from './messages';

export type Refusal = Pick<Refused, 'code' | 'message' | 'phrase'>;

/** Returns a new object each time, so that the same refusal twice counts as two. */
export const refusalOf = ({ code, message, phrase }: Refused): Refusal => ({ code, message, phrase });
