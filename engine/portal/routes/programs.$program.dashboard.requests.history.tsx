import { createFileRoute } from '@tanstack/react-router';
import { viewRoute } from '../router/view-route.tsx';

export const Route = createFileRoute('/programs/$program/dashboard/requests/history')({
  ...viewRoute,
});
