import { createRequire } from 'node:module'
import type { GraphQLField } from 'graphql'
import { buildSchema } from '../../src/server/schema.ts'

const { isObjectType } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

/**
 * How an act keeps from overwriting what its operator has not seen. A path: the argument that names what was seen (a version, a hash, whom).
 * adds: makes something new beside what is there. once: moves on from a state that it checks under a lock; whoever comes second is refused.
 * asks: changes nothing that two could edit. own: only what belongs to the operator himself.
 */
type Guard = { seen: string } | 'adds' | 'once' | 'asks' | 'own'

interface OperatorsAct {
  guard: Guard
  /** The act that takes it back; or why nothing does. */
  undo: { by: string } | { never: string } | null
  /** Only begins or looks something up: what comes of it has a line of its own. */
  isQuiet?: true
}

const byItself = (name: string): { by: string } => ({ by: name })
const sent = { never: 'it has reached people or the bank' }

/** Every mutation of the back office. A test holds it against the schema, another against what browsers sent. */
export const operatorsActs: Readonly<Record<string, OperatorsAct>> = {
  addParty: { guard: 'adds', undo: { never: 'whoever was written down by mistake stands on no side of a deal' } },
  addPropertyPart: { guard: 'adds', undo: { never: 'a part that no fund holds says nothing to anybody' } },
  adminAnswerEnquiry: {
    guard: { seen: 'input.version' },
    undo: { never: 'the mail has gone out; a second answer may follow' },
  },
  adminAskIdentityService: { guard: 'asks', undo: { never: 'the service has answered; its answer is a fact' } },
  adminAskIdentityAgain: { guard: 'once', undo: { never: 'the member goes through the check again' } },
  adminInviteIdentityRenewal: { guard: 'once', undo: sent },
  adminAttendMail: { guard: 'once', undo: { by: 'adminReopenMail' } },
  adminCancelDrill: { guard: 'once', undo: { by: 'adminStartDrill' } },
  adminCancelMail: { guard: { seen: 'version' }, undo: { by: 'adminUpdateMail' } },
  adminCloseEnquiry: { guard: { seen: 'input.version' }, undo: byItself('adminCloseEnquiry') },
  adminContract: { guard: 'asks', undo: null },
  adminCreateFund: { guard: 'adds', undo: { by: 'adminDiscardFund' } },
  adminDecideFinding: {
    guard: 'once',
    undo: { never: 'a report has gone to the authority; what happens anew is found anew' },
  },
  adminDiscardFund: { guard: { seen: 'version' }, undo: byItself('adminDiscardFund') },
  adminFileEnquiry: { guard: { seen: 'input.version' }, undo: byItself('adminFileEnquiry') },
  adminInspectionPack: { guard: 'asks', undo: null },
  adminLiftPaymentStop: { guard: 'once', undo: { never: 'the checks stop payments again by themselves' } },
  adminMailTest: { guard: 'asks', undo: null },
  adminRecordScreening: { guard: 'adds', undo: { by: 'adminRecordScreening' } },
  adminPlacePayoutHold: { guard: 'once', undo: { by: 'proposePayoutHoldLifting' } },
  adminReleaseMember: { guard: 'once', undo: { by: 'proposeMemberSuspension' } },
  adminRemoveFundDocument: { guard: 'once', undo: { never: 'the same file is uploaded again' } },
  adminRemoveView: { guard: 'own', undo: { by: 'adminSaveView' } },
  adminReopenMail: { guard: 'once', undo: { by: 'adminAttendMail' } },
  adminRequestDraw: { guard: 'once', undo: { never: 'the result was fixed before, whoever sets it off' } },
  adminRetryJob: { guard: 'once', undo: sent },
  adminSaveFund: { guard: { seen: 'input.version' }, undo: byItself('adminSaveFund') },
  adminSaveView: { guard: 'own', undo: { by: 'adminRemoveView' } },
  adminShowMemberField: { guard: 'asks', undo: null },
  adminStartDrill: { guard: 'adds', undo: { by: 'adminCancelDrill' } },
  adminTakeQueue: { guard: { seen: 'input.seen' }, undo: byItself('adminTakeQueue') },
  adminTickEnquiryStep: { guard: { seen: 'input.version' }, undo: byItself('adminTickEnquiryStep') },
  adminUpdateMail: { guard: { seen: 'input.version' }, undo: { by: 'adminCancelMail' } },
  adminUpdateProjectPerformance: { guard: 'once', undo: { by: 'proposePerformanceCorrection' } },
  answerOpenQuestion: { guard: 'adds', undo: { by: 'answerOpenQuestion' } },
  adminWriteMemberNote: { guard: 'adds', undo: { by: 'adminWriteMemberNote' } },
  approvePayoutBatch: { guard: { seen: 'input.content_hash' }, undo: sent },
  approveProposal: {
    guard: { seen: 'input.effect_hash' },
    undo: { never: 'each kind has its own way back, which takes two again' },
  },
  cancelOwnTransfer: { guard: 'once', undo: { by: 'proposeOwnTransfer' } },
  correctAccountEntry: { guard: { seen: 'input.explanation_id' }, undo: byItself('correctAccountEntry') },
  createTransfer: { guard: 'adds', undo: { never: 'accounts that nobody uses cost nothing' } },
  adminIssueEnrolmentCode: { guard: 'once', undo: { by: 'adminIssueEnrolmentCode' } },
  declineProposal: { guard: 'once', undo: { never: 'the same is proposed anew' } },
  discardPayoutBatch: { guard: 'once', undo: { by: 'preparePayoutBatch' } },
  endLease: { guard: 'once', undo: { by: 'proposePropertyStrike' } },
  explainAccountEntry: { guard: 'once', undo: { by: 'correctAccountEntry' } },
  explainFundLine: { guard: 'once', undo: { by: 'explainFundLine' } },
  endLineRule: { guard: 'once', undo: { by: 'keepLineRule' } },
  exportPayoutFile: { guard: 'once', undo: sent },
  handleLawChange: { guard: { seen: 'input.id' }, undo: { never: 'a note on what was done; the law stands as it is' } },
  importPayoutResults: { guard: 'once', undo: byItself('importPayoutResults') },
  issueFundDocuments: { guard: 'adds', undo: { by: 'issueFundDocuments' } },
  judgeIncidentPerson: { guard: 'once', undo: byItself('judgeIncidentPerson') },
  linkFundProperty: { guard: 'once', undo: { by: 'proposePropertyStrike' } },
  preparePayoutBatch: { guard: 'once', undo: { by: 'discardPayoutBatch' } },
  previewManagementReport: { guard: 'asks', undo: null, isQuiet: true },
  keepLineRule: { guard: { seen: 'input.explanation_id' }, undo: { by: 'endLineRule' } },
  projectMessage: { guard: { seen: 'input.version' }, undo: byItself('projectMessage') },
  proposeAgain: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeBankOpening: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeDistinctProperty: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeCompanyAccount: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeCompanyAccountClosing: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeConsumptionTaxStatus: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeCompanyFacts: { guard: { seen: 'version' }, undo: { by: 'declineProposal' } },
  proposeIncidentNotice: { guard: { seen: 'input.version' }, undo: { by: 'declineProposal' } },
  proposeOwnTransfer: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeAccrual: { guard: 'adds', undo: { by: 'proposeAccrualReversal' } },
  proposeAccrualReversal: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePrepaidCost: { guard: 'once', undo: { by: 'proposePrepaidEnd' } },
  proposePropertyTax: { guard: 'once', undo: { by: 'proposePropertyTaxEnd' } },
  proposePropertyTaxEnd: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePrepaidEnd: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeLoan: { guard: 'adds', undo: { by: 'proposeLoanWithdrawal' } },
  proposeLoanWithdrawal: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeDepositKeeping: { guard: 'adds', undo: { by: 'proposeKeepingReversal' } },
  proposeKeepingReversal: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeAdvance: { guard: 'adds', undo: { by: 'proposeAdvanceRepayment' } },
  proposeAdvanceRepayment: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeOutgoingPlan: { guard: 'adds', undo: { by: 'proposePlanWithdrawal' } },
  proposePlanWithdrawal: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeFundChange: { guard: { seen: 'input.version' }, undo: { by: 'declineProposal' } },
  proposeFundLink: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeRiskPaper: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeFundPublication: { guard: { seen: 'input.version' }, undo: { by: 'declineProposal' } },
  proposeForeignOfficial: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeMemberSuspension: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeLossStatement: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePayoutHoldLifting: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeOperatorEnrolment: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeOperatorRemoval: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePostedCoolingOff: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePerformanceCorrection: { guard: 'once', undo: { by: 'declineProposal' } },
  explainDelay: { guard: 'adds', undo: { never: 'investors have read it; another explanation follows it' } },
  recordOperationEvent: { guard: 'adds', undo: { by: 'withdrawOperationEvent' } },
  announceOperationEvent: {
    guard: { seen: 'input.seen' },
    undo: { never: 'investors have read it; a follow-up adds to it' },
  },
  withdrawOperationEvent: { guard: 'once', undo: { by: 'recordOperationEvent' } },
  proposeExtension: { guard: 'once', undo: { by: 'declineProposal' } },
  recordExtensionStep: { guard: 'once', undo: { never: 'investors have read it; the next plan tells it otherwise' } },
  recordExtensionAnswer: { guard: 'adds', undo: byItself('recordExtensionAnswer') },
  proposeGapDecision: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeContribution: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeOperatorShare: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeContributionReturn: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeDividendReversal: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePropertyHandover: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePropertyPurchase: { guard: 'once', undo: { by: 'declineProposal' } },
  proposePropertyStrike: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeBookMonthReopening: { guard: 'once', undo: { by: 'proposeBookMonth' } },
  proposePutBackPayouts: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeRefundPayee: { guard: 'once', undo: { by: 'proposeRefundPayee' } },
  proposeTaxCorrection: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeLateResult: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeSupplementaryDistribution: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeWindingUp: { guard: 'once', undo: { by: 'declineProposal' } },
  proposeTaxPayment: { guard: 'once', undo: { by: 'declineProposal' } },
  publishManagementReport: {
    guard: { seen: 'revision' },
    undo: { never: 'investors have it; a correction follows with its reason' },
  },
  publishStatusNotice: { guard: 'adds', undo: { by: 'updateStatusNotice' } },
  readAccountEntries: { guard: 'asks', undo: null },
  recordIndividualNumber: { guard: 'adds', undo: { by: 'withdrawIndividualNumber' } },
  withdrawIndividualNumber: { guard: 'once', undo: { by: 'recordIndividualNumber' } },
  recordIncident: { guard: 'adds', undo: { by: 'updateIncident' } },
  recordIncidentFiling: {
    guard: 'once',
    undo: { never: 'the commission has it; a further report follows with its number' },
  },
  recordIncidentPeople: { guard: 'adds', undo: { by: 'judgeIncidentPerson' } },
  recordVendorCheck: { guard: 'adds', undo: { by: 'recordVendorCheck' } },
  handOverJournals: { guard: 'once', undo: { by: 'takeBackJournals' } },
  takeBackJournals: { guard: 'once', undo: { by: 'handOverJournals' } },
  keepAccountingTaxNames: { guard: 'adds', undo: byItself('keepAccountingTaxNames') },
  correctTaxClass: { guard: 'adds', undo: byItself('correctTaxClass') },
  keepAccountingNames: { guard: 'adds', undo: byItself('keepAccountingNames') },
  openPaper: { guard: 'asks', undo: null },
  recordDeliveryConsent: { guard: 'once', undo: byItself('recordDeliveryConsent') },
  recordPaperOutcome: { guard: 'once', undo: { never: 'the post has brought it' } },
  recordUnclaimedLetter: { guard: 'once', undo: { never: 'the letter is in the post' } },
  recordPaperPosting: { guard: 'once', undo: { by: 'recordPaperOutcome' } },
  showAddressLabels: { guard: 'asks', undo: null },
  recordLease: { guard: 'adds', undo: { by: 'proposePropertyStrike' } },
  readPropertyPlace: { guard: 'adds', undo: { by: 'readPropertyPlace' } },
  recordPropertyAppraisal: { guard: 'adds', undo: { by: 'proposePropertyStrike' } },
  recordPropertyDeal: { guard: 'adds', undo: { by: 'proposePropertyStrike' } },
  proposeAdviserAccess: { guard: 'adds', undo: { by: 'endAdviserAccess' } },
  inviteAdviserAgain: { guard: 'once', undo: sent },
  endAdviserAccess: { guard: 'once', undo: { by: 'proposeAdviserAccess' } },
  proposeCompanyYear: { guard: 'once', undo: { never: 'what was wrong in a year is put right in the open one' } },
  proposeBookMonth: {
    guard: 'once',
    undo: { by: 'proposeBookMonthReopening' },
  },
  refundSuspense: { guard: 'once', undo: { by: 'withdrawOwner' } },
  registerProperty: { guard: 'adds', undo: { never: 'a property that no fund holds says nothing to anybody' } },
  resolvePayoutBatch: { guard: 'once', undo: { by: 'declineProposal' } },
  saveVendor: { guard: { seen: 'input.version' }, undo: byItself('saveVendor') },
  startBankLink: { guard: 'asks', undo: null, isQuiet: true },
  updateIncident: { guard: { seen: 'version' }, undo: byItself('updateIncident') },
  updateAuthCode: { guard: 'once', undo: { by: 'startBankLink' } },
  updateStatusNotice: { guard: { seen: 'input.seen' }, undo: byItself('updateStatusNotice') },
  withdrawOwner: {
    guard: { seen: 'input.resolution_id' },
    undo: { by: 'refundSuspense' },
  },
  withdrawReturn: { guard: { seen: 'input.explanation_id' }, undo: { by: 'correctAccountEntry' } },
  writeManagementReport: { guard: { seen: 'input.revision' }, undo: byItself('writeManagementReport') },
}

/** The mutations that only operators may send, as the server declares them. */
export function operatorsMutations(): GraphQLField<unknown, unknown>[] {
  const mutation = buildSchema().getMutationType()
  if (!isObjectType(mutation)) throw new Error('the schema has no mutations')
  return Object.values(mutation.getFields()).filter(({ extensions }) => extensions['access'] === 'admin')
}
