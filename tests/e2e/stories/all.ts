import type { Stage } from '../support/stage.ts'
import { analytics } from './analytics.ts'
import { badConnection } from './bad-connection.ts'
import { browserNotices } from './browser-notices.ts'
import { campaignsAndResults } from './campaigns-and-results.ts'
import { drill } from './drill.ts'
import { dyingServer } from './dying-server.ts'
import { fundOffice } from './fund-office.ts'
import { everyState } from './every-state.ts'
import { everyStepBack } from './every-step-back.ts'
import { interrupted } from './interrupted.ts'
import { keyboardOnly } from './keyboard.ts'
import { keptWords } from './kept-words.ts'
import { lastPlaces } from './last-places.ts'
import { lottery } from './lottery.ts'
import { memberPages } from './member-pages.ts'
import { memberSafety } from './member-safety.ts'
import { officeDay } from './office-day.ts'
import { onPaper } from './on-paper.ts'
import { otherEyes } from './other-eyes.ts'
import { pdfViewer } from './pdf-viewer.ts'
import { publicPages } from './public-pages.ts'
import { renewal } from './renewal.ts'
import { secondThoughts } from './second-thoughts.ts'
import { twoTabs } from './two-tabs.ts'
import { verifyDocument } from './verify-document.ts'
import { wholeJourney } from './whole-journey.ts'

/** In the order in which they are told: the last ones move the demo's clock on by days and weeks. */
export const stories: readonly ((stage: Stage) => void)[] = [
  publicPages, otherEyes, onPaper, everyState, analytics, pdfViewer, memberPages, browserNotices, memberSafety, verifyDocument, keyboardOnly, badConnection, interrupted, keptWords, everyStepBack, twoTabs,
  renewal, wholeJourney, secondThoughts, dyingServer, lastPlaces, lottery, campaignsAndResults, officeDay, fundOffice, drill,
]
