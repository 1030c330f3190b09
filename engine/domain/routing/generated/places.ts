/* Generated from engine/portal/places/ by `npm run generate`. Do not edit. */
export const SITE_PLACES = [
  {
    "name": "auth-callback",
    "title": "title.auth-callback",
    "address": "/auth/callback",
    "layout": "dashboard-basic",
    "hosts": "every"
  },
  {
    "name": "bingo-demo",
    "title": "title.bingo-demo",
    "address": "/bingo/demo",
    "layout": "bingo-simple",
    "hosts": "every"
  },
  {
    "name": "bitmask-test",
    "title": "title.bitmask-test",
    "address": "/bitmask-test",
    "layout": "default",
    "hosts": "main"
  },
  {
    "name": "debug-websocket",
    "title": "title.debug-websocket",
    "address": "/debug-websocket",
    "layout": "default",
    "hosts": "main"
  },
  {
    "name": "display-programs",
    "title": "title.display-programs",
    "address": "/display_programs",
    "layout": "default",
    "hosts": "main",
    "listed": true
  },
  {
    "name": "index",
    "address": "/",
    "layout": "default",
    "hosts": "main",
    "listed": true
  },
  {
    "name": "operator",
    "title": "title.operator",
    "address": "/operator",
    "below": true,
    "layout": "none",
    "hosts": "main"
  },
  {
    "name": "tos",
    "title": "title.tos",
    "address": "/tos",
    "layout": "default",
    "hosts": "main",
    "listed": true
  },
  {
    "name": "ui-showcase",
    "title": "title.ui-showcase",
    "address": "/ui-showcase",
    "layout": "default",
    "hosts": "main"
  },
  {
    "name": "verify",
    "title": "title.verify",
    "address": "/verify",
    "layout": "dashboard-basic",
    "hosts": "every"
  },
  {
    "name": "bingo-editor",
    "title": "title.bingo-editor",
    "address": "/bingo/{campaign_id}/generate",
    "layout": "bingo-branded",
    "hosts": "every"
  },
  {
    "name": "remind",
    "title": "title.remind",
    "address": "/remind/{name}",
    "layout": "default",
    "hosts": "every"
  },
  {
    "name": "activation-link",
    "title": "title.activation-link",
    "address": "/activations/{name}/{token}",
    "layout": "claims",
    "hosts": "every"
  },
  {
    "name": "bingo-board",
    "title": "title.bingo-board",
    "address": "/bingo/{campaign_id}/{board_id}",
    "layout": "bingo-simple",
    "hosts": "every"
  },
  {
    "name": "quest-link",
    "title": "title.quest-link",
    "address": "/quests/{name}/{token}",
    "layout": "claims",
    "hosts": "every"
  }
] as const;

export const SECTION_PLACES = {
  "account": {
    "path": "/dashboard/account"
  },
  "challenges": {
    "path": "/dashboard/challenges"
  },
  "claims": {
    "path": "/dashboard/key-claims",
    "detail": true
  },
  "dashboard": {
    "path": "/dashboard"
  },
  "history": {
    "path": "/dashboard/requests/history"
  },
  "index": {
    "path": "/"
  },
  "leaderboards": {
    "path": "/dashboard/leaderboards"
  },
  "login": {
    "path": "/login"
  },
  "quests": {
    "path": "/dashboard/quests",
    "detail": true
  },
  "requests": {
    "path": "/dashboard/requests",
    "detail": true
  },
  "rewards": {
    "path": "/dashboard/rewards"
  }
} as const;
