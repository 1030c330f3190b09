/* Generated from engine/portal/places/ by `npm run generate`. Do not edit. */
export const PLACE_FILES = {
  "auth-callback": "places/pages/auth-callback-page.tsx",
  "bingo-demo": "places/pages/bingo-demo-page.tsx",
  "bitmask-test": "places/pages/bitmask-test-page.tsx",
  "debug-websocket": "places/pages/debug-websocket-page.tsx",
  "display-programs": "places/pages/directory-page.tsx",
  "index": "places/pages/start-page.tsx",
  "operator": "places/pages/operator-page.tsx",
  "tos": "places/pages/legal-page.tsx",
  "ui-showcase": "places/showcase/showcase.tsx",
  "verify": "places/pages/verify-page.tsx",
  "bingo-editor": "places/pages/bingo-editor-page.tsx",
  "remind": "places/pages/remind-page.tsx",
  "activation-link": "places/pages/activation-link-page.tsx",
  "bingo-board": "places/pages/bingo-board-page.tsx",
  "quest-link": "places/pages/quest-link-page.tsx"
} as const;

export const SECTION_FILES = {
  "account": "places/sections/account-section.tsx",
  "challenges": "places/sections/challenges-section.tsx",
  "claims": "places/sections/claims-section.tsx",
  "dashboard": "places/sections/dashboard-section.tsx",
  "history": "places/sections/history-section.tsx",
  "index": "places/pages/section-page.tsx",
  "leaderboards": "places/sections/leaderboards-section.tsx",
  "login": "places/pages/section-page.tsx",
  "quests": "places/sections/quests-section.tsx",
  "requests": "places/sections/requests-section.tsx",
  "rewards": "places/sections/rewards-section.tsx"
} as const;
