/* Generated from engine/portal/places/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

/** Titles that a page or section names by id. */
export const titleWords = {
  "title.auth-callback": msg({ id: "title.auth-callback", message: "Signing in" }),
  "title.bingo-demo": msg({ id: "title.bingo-demo", message: "Bingo demo" }),
  "title.bitmask-test": msg({ id: "title.bitmask-test", message: "Bitmask test" }),
  "title.debug-websocket": msg({ id: "title.debug-websocket", message: "Connection test" }),
  "title.display-programs": msg({ id: "title.display-programs", message: "All programs" }),
  "title.operator": msg({ id: "title.operator", message: "Operator console" }),
  "title.tos": msg({ id: "title.tos", message: "Terms of Service" }),
  "title.ui-showcase": msg({ id: "title.ui-showcase", message: "Components" }),
  "title.verify": msg({ id: "title.verify", message: "E-mail address" }),
  "title.bingo-editor": msg({ id: "title.bingo-editor", message: "Bingo Board Editor" }),
  "title.remind": msg({ id: "title.remind", message: "Reminder by mail" }),
  "title.activation-link": msg({ id: "title.activation-link", message: "Your invitation" }),
  "title.bingo-board": msg({ id: "title.bingo-board", message: "Bingo" }),
  "title.quest-link": msg({ id: "title.quest-link", message: "Your quest" }),
  "title.not-found": msg({ id: "title.not-found", message: "Page not found" }),
  "section.account": msg({ id: "section.account", message: "Account Settings" }),
  "section.challenges": msg({ id: "section.challenges", message: "Challenges" }),
  "section.claims": msg({ id: "section.claims", message: "Key claims" }),
  "section.dashboard": msg({ id: "section.dashboard", message: "Dashboard" }),
  "section.history": msg({ id: "section.history", message: "Request history" }),
  "section.index": msg({ id: "section.index", message: "Overview" }),
  "section.leaderboards": msg({ id: "section.leaderboards", message: "Leaderboards" }),
  "section.login": msg({ id: "section.login", message: "Login" }),
  "section.quests": msg({ id: "section.quests", message: "Quests" }),
  "section.requests": msg({ id: "section.requests", message: "Requests" }),
  "section.rewards": msg({ id: "section.rewards", message: "Rewards" }),
} as const;
