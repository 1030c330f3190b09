import { QueryClient } from '@tanstack/react-query';

/** What the browser remembers of answers; one for the whole page. */
export const queryClient = new QueryClient();
