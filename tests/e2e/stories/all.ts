import type { Stage } from '../support/stage.ts'
import { analytics } from './analytics.ts'
import { badConnection } from './bad-connection.ts'
import { browserNotices } from './browser-notices.ts'
import { campaignsAndResults } from './campaigns-and-results.ts'
import { everyAct } from './every-act.ts'
import { drill } from './rehearsal.ts'
import { dyingServer } from './dying-server.ts'
import { fundOffice } from './fund-office.ts'
import { errands } from './errands.ts'
import { everyState } from './every-state.ts'
import { everyStepBack } from './every-step-back.ts'
import { interrupted } from './interrupted.ts'
import { keyboardOffice, keyboardOnly } from './keyboard.ts'
import { keyScreensAsPictured } from './key-screens.ts'
import { keptWords } from './kept-words.ts'
import { largeLetters } from './large-letters.ts'
import { lastPlaces } from './last-places.ts'
import { lottery } from './lottery.ts'
import { memberPages } from './member-pages.ts'
import { memberSafety } from './member-safety.ts'
import { officeDay } from './office-day.ts'
import { officeMoney } from './office-money.ts'
import { officeDocuments } from './office-papers.ts'
import { officePeople } from './office-people.ts'
import { onPaper } from './on-paper.ts'
import { otherEyes } from './other-eyes.ts'
import { ownDocuments } from './own-documents.ts'
import { pdfViewer } from './pdf-viewer.ts'
import { publicPages } from './public-pages.ts'
import { renewal } from './renewal.ts'
import { secondThoughts } from './second-thoughts.ts'
import { soleOperator } from './sole-operator.ts'
import { twoTabs } from './two-tabs.ts'
import { verifyDocument } from './verify-document.ts'
import { wholeJourney } from './whole-journey.ts'

/**
 * In the order in which they are told: the first looks at what nobody has touched yet, the second counts what nobody may have sent before it, the last ones move the demo's clock on by days
 * and weeks.
 */
export const stories: readonly ((stage: Stage) => void)[] = [
  keyScreensAsPictured,
  analytics,
  publicPages,
  otherEyes,
  onPaper,
  everyState,
  pdfViewer,
  memberPages,
  ownDocuments,
  errands,
  largeLetters,
  browserNotices,
  memberSafety,
  verifyDocument,
  keyboardOnly,
  badConnection,
  interrupted,
  keptWords,
  everyStepBack,
  twoTabs,
  officePeople,
  keyboardOffice,
  renewal,
  wholeJourney,
  secondThoughts,
  dyingServer,
  lastPlaces,
  lottery,
  campaignsAndResults,
  officeDay,
  officeDocuments,
  officeMoney,
  fundOffice,
  soleOperator,
  drill,
  everyAct,
]
