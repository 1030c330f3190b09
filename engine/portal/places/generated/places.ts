/* Generated from engine/portal/places/ by `npm run generate`. Do not edit. */
import type { BlockKind, SectionName } from '#contract/programs/program.ts';
import type { Shown } from '../../base/view/place.ts';
import { place as atAuthCallback } from '../auth-callback.ts';
import { place as atBingoDemo } from '../bingo-demo.ts';
import { place as atBitmaskTest } from '../bitmask-test.ts';
import { place as atDebugWebsocket } from '../debug-websocket.ts';
import { place as atDisplayPrograms } from '../display-programs.ts';
import { place as atIndex } from '../index.ts';
import { place as atOperator } from '../operator.ts';
import { place as atTos } from '../tos.ts';
import { place as atUiShowcase } from '../ui-showcase.ts';
import { place as atVerify } from '../verify.ts';
import { place as atBingoEditor } from '../bingo-editor.ts';
import { place as atRemind } from '../remind.ts';
import { place as atActivationLink } from '../activation-link.ts';
import { place as atBingoBoard } from '../bingo-board.ts';
import { place as atQuestLink } from '../quest-link.ts';
import { place as inAccount } from '../sections/account.ts';
import { place as inChallenges } from '../sections/challenges.ts';
import { place as inClaims } from '../sections/claims.ts';
import { place as inDashboard } from '../sections/dashboard.ts';
import { place as inHistory } from '../sections/history.ts';
import { place as inIndex } from '../sections/index.ts';
import { place as inLeaderboards } from '../sections/leaderboards.ts';
import { place as inLogin } from '../sections/login.ts';
import { place as inQuests } from '../sections/quests.ts';
import { place as inRequests } from '../sections/requests.ts';
import { place as inRewards } from '../sections/rewards.ts';

export const PLACES = {
  "auth-callback": { ...atAuthCallback, words: ["auth"] },
  "bingo-demo": { ...atBingoDemo, words: ["bingo","bingo-error"] },
  "bitmask-test": { ...atBitmaskTest, words: ["bitmask"] },
  "debug-websocket": { ...atDebugWebsocket, words: ["debug-websocket"] },
  "display-programs": { ...atDisplayPrograms, words: ["directory"] },
  "index": { ...atIndex, words: ["directory"] },
  "operator": { ...atOperator, words: ["auth","console","figures","quests","review","services","tokens"] },
  "tos": { ...atTos },
  "ui-showcase": { ...atUiShowcase, words: ["appeals","bingo","claims","directory","figures","form","leaderboards","quests","review","rewards","ui-showcase"] },
  "verify": { ...atVerify, words: ["auth"] },
  "bingo-editor": { ...atBingoEditor, words: ["bingo-editor","bingo-error"] },
  "remind": { ...atRemind, words: ["opening"] },
  "activation-link": { ...atActivationLink, words: ["claims","figures","form","guest","review"] },
  "bingo-board": { ...atBingoBoard, words: ["bingo","bingo-error"] },
  "quest-link": { ...atQuestLink, words: ["claims","figures","form","guest","review"] },
};

export const SECTIONS: Readonly<Record<SectionName, Shown>> = {
  "account": { ...inAccount, words: ["account","form"] },
  "challenges": { ...inChallenges, words: ["appeals","claims","figures","form","quests","review"] },
  "claims": { ...inClaims, words: ["appeals","claims","figures","form","review"] },
  "dashboard": { ...inDashboard, words: [] },
  "history": { ...inHistory, words: ["requests","review"] },
  "index": { ...inIndex, words: ["auth"] },
  "leaderboards": { ...inLeaderboards, words: ["leaderboards"] },
  "login": { ...inLogin, words: ["auth"] },
  "quests": { ...inQuests, words: ["appeals","claims","figures","form","quests","review"] },
  "requests": { ...inRequests, words: ["claims","form","requests","review"] },
  "rewards": { ...inRewards, words: ["addresses","form","rewards"] },
};

export const BLOCK_WORDS: { readonly [Kind in BlockKind]?: readonly string[] } = {
  "key_request": [
    "requests"
  ],
  "login": [
    "auth"
  ]
};
