/* Generated from engine/portal/locales/en.po by `npm run generate`. Do not edit. */
export const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  "agree-age": [
    "age"
  ],
  "agree-code-of-conduct": [],
  "agree-country": [
    "countries"
  ],
  "all-programs": [],
  "app-closed": [],
  "app-success": [],
  "application": [],
  "applications-open": [],
  "applications-open-from": [
    "date"
  ],
  "applications-open-until": [
    "date"
  ],
  "apply_now": [],
  "apply.remind-me": [],
  "back-to-start": [],
  "clicked": [
    "number"
  ],
  "close": [],
  "code-of-conduct": [],
  "color-mode": [],
  "color-mode-dark": [],
  "color-mode-light": [],
  "color-mode-system": [],
  "consent-accept": [],
  "consent-refuse": [],
  "consent-saved": [],
  "consent-text": [
    "services"
  ],
  "consent-title": [],
  "contact-us": [],
  "copied": [],
  "copy-link": [],
  "coverage-from": [
    "date"
  ],
  "currently-closed": [],
  "discord": [],
  "dismiss": [],
  "error-line": [
    "status",
    "message"
  ],
  "error-sample": [],
  "error-title": [],
  "facebook": [],
  "faq": [],
  "faq-title": [],
  "footer-navigation": [],
  "frequently-asked-questions": [],
  "home": [],
  "instagram": [],
  "language": [],
  "learn_more": [],
  "legal-foreign": [],
  "legal-version": [
    "version"
  ],
  "login": [],
  "login-text": [],
  "login-title": [
    "program"
  ],
  "login-with": [
    "provider"
  ],
  "main-navigation": [],
  "menu": [],
  "new-version": [],
  "not-open-yet": [],
  "notification": [],
  "notifications": [
    "hotkey"
  ],
  "offline": [],
  "open-to-everyone": [],
  "optional": [],
  "overlay-sample": [],
  "page-not-found": [
    "path"
  ],
  "platforms": [],
  "powered-by": [
    "product"
  ],
  "privacy_policy": [],
  "reddit": [],
  "regions": [],
  "requires-all": [],
  "requires-any": [],
  "resources": [],
  "review-time": [
    "days"
  ],
  "sample-data": [
    "publisher"
  ],
  "section-navigation": [],
  "section.account": [],
  "section.challenges": [],
  "section.claims": [],
  "section.dashboard": [],
  "section.history": [],
  "section.index": [],
  "section.leaderboards": [],
  "section.login": [],
  "section.quests": [],
  "section.requests": [],
  "section.rewards": [],
  "service-icons": [],
  "service-translation": [],
  "show-error": [],
  "show-modal": [],
  "show-panel": [],
  "show-toast": [],
  "show-toast-click": [],
  "show-toast-sample": [
    "number"
  ],
  "show-tooltip": [],
  "show-tooltip-quick": [],
  "showcase-buttons": [],
  "showcase-cards": [],
  "showcase-colors": [],
  "showcase-errors": [],
  "showcase-notices": [],
  "showcase-overlays": [],
  "showcase-text": [],
  "showcase-type": [],
  "sign-in-to-apply": [],
  "sign-in-to-request-key": [],
  "sign-out": [],
  "signed-in-as": [
    "name"
  ],
  "signed-out-text": [
    "program"
  ],
  "signed-out-title": [],
  "skip-to-content": [],
  "social-navigation": [],
  "stack-toasts": [],
  "terms_of_service": [],
  "tiktok": [],
  "time-left": [
    "days",
    "hours",
    "minutes"
  ],
  "title.activation-link": [],
  "title.auth-callback": [],
  "title.bingo-board": [],
  "title.bingo-demo": [],
  "title.bingo-editor": [],
  "title.bitmask-test": [],
  "title.debug-websocket": [],
  "title.display-programs": [],
  "title.not-found": [],
  "title.operator": [],
  "title.quest-link": [],
  "title.remind": [],
  "title.tos": [],
  "title.ui-showcase": [],
  "title.verify": [],
  "toast-place": [],
  "tooltip-sample": [],
  "try-again": [],
  "twitch": [],
  "unreachable": [],
  "what-we-ask": [],
  "x": [],
  "you-agree": [],
  "your-account": [
    "name"
  ],
  "youtube": []
};
