import type { Stage } from '../support/stage.ts'
import { badConnection } from './bad-connection.ts'
import { campaignsAndResults } from './campaigns-and-results.ts'
import { dyingServer } from './dying-server.ts'
import { keyboardOnly } from './keyboard.ts'
import { lastPlaces } from './last-places.ts'
import { lottery } from './lottery.ts'
import { memberPages } from './member-pages.ts'
import { pdfViewer } from './pdf-viewer.ts'
import { publicPages } from './public-pages.ts'
import { renewal } from './renewal.ts'
import { secondThoughts } from './second-thoughts.ts'
import { verifyDocument } from './verify-document.ts'
import { wholeJourney } from './whole-journey.ts'

/** In the order in which they are told: the last ones move the demo's clock on by days and weeks. */
export const stories: readonly ((stage: Stage) => void)[] = [
  publicPages, pdfViewer, memberPages, verifyDocument, keyboardOnly, badConnection, renewal, wholeJourney, secondThoughts, dyingServer, lastPlaces, lottery, campaignsAndResults,
]
