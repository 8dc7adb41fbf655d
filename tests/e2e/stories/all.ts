import type { Stage } from '../support/stage.ts'
import { adviserOffice } from './adviser-office.ts'
import { analytics } from './analytics.ts'
import { badConnection } from './bad-connection.ts'
import { anotherName } from './another-name.ts'
import { broughtAlong } from './brought-along.ts'
import { browserNotices } from './browser-notices.ts'
import { byEar } from './by-ear.ts'
import { campaignsAndResults } from './campaigns-and-results.ts'
import { rehearsal } from './rehearsal.ts'
import { companyOffice } from './company-office.ts'
import { courseOffice } from './course-office.ts'
import { dealingOffice } from './dealing-office.ts'
import { dyingServer } from './dying-server.ts'
import { fundFacts } from './fund-facts.ts'
import { fundOffice } from './fund-office.ts'
import { errands } from './errands.ts'
import { everyState } from './every-state.ts'
import { everyStepBack } from './every-step-back.ts'
import { identityApp } from './identity-app.ts'
import { interrupted } from './interrupted.ts'
import { journalsOffice } from './journals-office.ts'
import { keyboardOffice, keyboardOnly } from './keyboard.ts'
import { keptWords } from './kept-words.ts'
import { lastPlaces } from './last-places.ts'
import { explainLoss, readLoss } from './loss-statement.ts'
import { lawOffice } from './law-office.ts'
import { lottery } from './lottery.ts'
import { memberSafety } from './member-safety.ts'
import { officeDay } from './office-day.ts'
import { officeMoney } from './office-money.ts'
import { officeDocuments } from './office-papers.ts'
import { officePeople } from './office-people.ts'
import { ownDocuments } from './own-documents.ts'
import { owedLetters } from './owed-letters.ts'
import { paidAheadOffice } from './paid-ahead-office.ts'
import { paperInstead } from './paper-instead.ts'
import { pdfViewer } from './pdf-viewer.ts'
import { propertyOffice } from './property-office.ts'
import { publicPages } from './public-pages.ts'
import { renewal } from './renewal.ts'
import { riskOffice } from './risk-office.ts'
import { secondThoughts } from './second-thoughts.ts'
import { soleOperator } from './sole-operator.ts'
import { untowardOffice } from './untoward-office.ts'
import { depositsAndFees } from './deposits-and-fees.ts'
import { loansOffice } from './loans-office.ts'
import { taxClassOffice } from './tax-class-office.ts'
import { taxPapers } from './tax-papers.ts'
import { trackRecord } from './track-record.ts'
import { twoTabs } from './two-tabs.ts'
import { verifyDocument } from './verify-document.ts'
import { wholeJourney } from './whole-journey.ts'

/**
 * Two lists, told at the same time on two products with the same past; each in its order. The stories of the site: the first counts what nobody
 * may have sent before it, the last ones move the demo's clock on by days and weeks.
 */
export const siteStories: readonly ((stage: Stage) => void)[] = [
  analytics,
  publicPages,
  trackRecord,
  fundFacts,
  everyState,
  pdfViewer,
  ownDocuments,
  errands,
  browserNotices,
  memberSafety,
  verifyDocument,
  paperInstead,
  keyboardOnly,
  byEar,
  badConnection,
  interrupted,
  keptWords,
  everyStepBack,
  twoTabs,
  renewal,
  readLoss,
  secondThoughts,
  identityApp,
  wholeJourney,
  dyingServer,
  lastPlaces,
]

/** The stories of the back office, and of members who need it. The lottery moves the clock on by weeks: what is about funds that are open or wait for their start comes before it. */
export const officeStories: readonly ((stage: Stage) => void)[] = [
  broughtAlong,
  officePeople,
  companyOffice,
  keyboardOffice,
  anotherName,
  campaignsAndResults,
  explainLoss,
  propertyOffice,
  lottery,
  officeDay,
  officeDocuments,
  owedLetters,
  officeMoney,
  taxClassOffice,
  paidAheadOffice,
  depositsAndFees,
  loansOffice,
  fundOffice,
  untowardOffice,
  courseOffice,
  lawOffice,
  dealingOffice,
  riskOffice,
  journalsOffice,
  adviserOffice,
  soleOperator,
  rehearsal,
  // Its dividend is in no book.
  taxPapers,
]
