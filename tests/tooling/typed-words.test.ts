import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { isTest, readSources, type SourceFile } from './rules/sources.ts'

// What a status, a kind or a reason can be is a list, and the list is a type: a word that is not in it does not compile, and a new one is named
// wherever it is missing. A text that has no list says so in its type: FreeText.

const listWords =
  'status(?:es)?|step|result|progress|role|level|relation|(?:state|kind|reason|cause|outcome|purpose|via|basis|mode|method|topic)s?'
const ofAList = new RegExp(`(?:^|_|(?<=[a-z])(?=[A-Z]))(?:${listWords})$`, 'i')
/** A file without this declares nothing of such a name, and need not be read as a program. */
const declared = new RegExp(`(?:${listWords})['"\\]]?\\s*[?!]?\\s*:`, 'i')

/** Columns, as the generated types name them, whose texts no list closes, and why. */
const freeColumns: Readonly<Record<string, readonly string[]>> = {
  "an operator's own words": [
    'BookMonthReopening.reason',
    'CostAccrual.reason',
    'DealingFindingDecision.reason',
    'DepositKeeping.reason',
    'Enquiry.complaint_cause',
    'Fund.selection_reason',
    'ExtensionAnswer.basis',
    'Loan.reason',
    'StandingLoan.reason',
    'FundDocument.reason',
    'FundStatus.reason',
    'FundProperty.price_basis',
    'FundProperty.price_reason',
    'FundVersion.reason',
    'IncidentVersion.cause',
    'IncidentPerson.basis',
    'IncidentPersonStanding.basis',
    'JournalHandOverTakenBack.reason',
    'LineRule.reason',
    'OperationEventWithdrawal.reason',
    'OutgoingPlan.reason',
    'StandingCostAccrual.reason',
    'StandingExtensionAnswer.basis',
    'StandingOutgoingPlan.reason',
    'StandingIncident.cause',
    'ManagementReport.reason',
    'PayoutHold.reason',
    'PayoutAnnouncementRow.reason',
    'PayoutUnconfirmed.reason',
    'PerformanceCorrection.reason',
    'PrepaidCost.reason',
    'PropertyTaxAssessment.reason',
    'StandingPrepaidCost.reason',
    'PropertyDeal.basis',
    'PropertyDeal.price_reason',
    'PropertyDistinct.reason',
    'Proposal.decision_reason',
    'Proposal.reason',
    'StandingPropertyDeal.basis',
    'StandingPropertyDeal.price_reason',
    'StatementExplanation.reason',
    'StandingResolution.reason',
    'SuspenseResolution.reason',
    'SuspenseWithdrawal.reason',
    'TaxClassCorrection.reason',
    'TaxYearClosing.reason',
    'TaxYearTold.reason',
  ],
  'a sentence: of an operator, or of what the clock did': [
    'FundEvent.reason',
    'JournalEntry.reason',
    'MemberRisk.reasons',
  ],
  'contracts and sums, as a report prints them': [
    'TaxYearClosing.basis',
    'TaxYearStatement.basis',
    'TaxYearTold.basis',
  ],
  'codes of the survey, which only grows: src/domain/people/survey.ts': [
    'SurveyAnswer.purpose',
    'SurveyAnswerRecord.purpose',
  ],
  'classes of the identity service, which may tell us new ones': ['IdentityCheck.reject_reasons'],
  'derived by a view from words of lists': [
    'PayoutUnconfirmed.result',
    'PropertyStay.buyer_relation',
    'PropertyStay.exit_kind',
    'PropertyStay.seller_relation',
    'StandingOutgoingPlan.kind',
    'PaperOwed.kind',
    'StandingIncident.kind',
    'StandingPropertyDeal.buyer_relation',
    'StandingPropertyDeal.kind',
    'StandingPropertyDeal.seller_relation',
    'StandingResolution.kind',
    'StandingVendor.result',
    'UnclaimedMoney.cause',
  ],
  'a table of the database': ['OperatorWrite.relation'],
  'of all subjects: the lifecycles are compared with its rows': [
    'LegalTransition.from_status',
    'LegalTransition.to_status',
  ],
}

/** Fields that hold no word of a list and no text for people. */
const others: Readonly<Record<string, readonly string[]>> = {
  'the random value of OAuth that goes out and comes back': [
    'src/adapters/bank/bank.ts state',
    'src/adapters/bank/gmo-aozora/authorization.ts state',
    'src/adapters/identity-app/identity-app.ts state',
    'src/desk/identity/digital-auth-pages.ts state',
    'src/features/people/identity/finish-app-check.ts state',
    'src/features/people/identity/finish-app-check.ts state',
    'src/features/treasury/bank/bank-link.ts state',
  ],
  'a role of the database server': [
    'src/platform/database/runtime-role.ts role',
    'src/platform/database/runtime-role.ts role',
    'src/platform/database/runtime-role.ts role',
  ],
}

describe('no plain text holds a word of a list', () => {
  it('in a column of the database', () => {
    const path = 'src/platform/database/types.ts'
    const found = plainTextsOf({ path, text: readFileSync(path, 'utf8') })
    expect(found.map(({ owner, name }) => `${owner}.${name}`).toSorted()).toEqual(
      Object.values(freeColumns).flat().toSorted(),
    )
  })

  it('in a field or an argument', () => {
    const found = readSources('src')
      .filter((file) => !isTest(file))
      .flatMap((file) => plainTextsOf(file).map(({ name }) => `${file.path} ${name}`))
    expect(found.toSorted()).toEqual(Object.values(others).flat().toSorted())
  })
})

interface PlainText {
  /** The interface, where it is of one. */
  owner: string
  name: string
}

/** Everything with a name of ours that is declared as text and nothing else. */
function plainTextsOf({ path, text }: SourceFile): PlainText[] {
  if (!declared.test(text)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const reading = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const source = ts.createSourceFile(path, text, reading, true, kind)
  const found: PlainText[] = []
  const visit = (node: ts.Node): void => {
    if (isNamed(node) && node.type && ofAList.test(node.name.getText()) && isPlain(node.type))
      found.push({
        owner: ts.isInterfaceDeclaration(node.parent) ? node.parent.name.text : '',
        name: node.name.getText(),
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isNamed = (
  node: ts.Node,
): node is
  | ts.PropertySignature
  | ts.PropertyDeclaration
  | ts.ParameterDeclaration
  | ts.VariableDeclaration
  | ts.NamedTupleMember =>
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isNamedTupleMember(node)

/** string, string | null, readonly string[], Generated<string>. */
function isPlain(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(isPlain)
  if (ts.isArrayTypeNode(type)) return isPlain(type.elementType)
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return isPlain(type.type)
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Generated')
    return type.typeArguments?.some(isPlain) ?? false
  return type.kind === ts.SyntaxKind.StringKeyword
}
