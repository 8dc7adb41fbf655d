import { campaignLifecycle } from './campaign.ts'
import { contractDocumentLifecycle } from './contract-document.ts'
import { enquiryLifecycle } from './enquiry.ts'
import { fundLifecycle, fundPublicationLifecycle } from './fund.ts'
import { identityCheckLifecycle } from './identity-check.ts'
import { investmentLifecycle } from './investment.ts'
import type { Lifecycle } from './lifecycle.ts'
import { managementReportLifecycle } from './management-report.ts'
import { memberLifecycle } from './member.ts'
import { payoutBatchLifecycle } from './payout-batch.ts'
import { payoutLifecycle } from './payout.ts'
import { proposalLifecycle } from './proposal.ts'
import { refundLifecycle } from './refund.ts'
import { rehearsalLifecycle } from './rehearsal.ts'
import { termLifecycle } from './term.ts'
import { virtualAccountLifecycle } from './virtual-account.ts'
import { waitlistEntryLifecycle } from './waitlist-entry.ts'

/** Every lifecycle of the product by its title: what the database is compared with, and what docs/printed/lifecycles.md shows. */
export const lifecycles: Readonly<Record<string, Lifecycle>> = {
  Member: memberLifecycle,
  'Identity check': identityCheckLifecycle,
  'Fund: publication': fundPublicationLifecycle,
  Fund: fundLifecycle,
  'Term of an auto-renewing fund': termLifecycle,
  Investment: investmentLifecycle,
  'Waitlist entry': waitlistEntryLifecycle,
  'Deposit account': virtualAccountLifecycle,
  Refund: refundLifecycle,
  Payout: payoutLifecycle,
  'Payout batch': payoutBatchLifecycle,
  'Contract document': contractDocumentLifecycle,
  'Management report': managementReportLifecycle,
  Proposal: proposalLifecycle,
  Enquiry: enquiryLifecycle,
  Campaign: campaignLifecycle,
  Rehearsal: rehearsalLifecycle,
}
