import type { ProposalKindName } from '../../../domain/core/proposal-kinds.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { Id } from '../../../domain/id.ts'

/** What approving would do, in words and figures that a person can judge. Two operators see the same, or it is refused. */
export interface Effect {
  /** '第3号ファンドの配当を確定' */
  title: string
  /** How many members it touches. */
  people: number
  /** What it moves or fixes in all, whole yen. */
  yen: number
  /** From what to what: `before` is null where nothing stood. */
  changes: EffectChange[]
  /** What can be looked at beside the words: documents and pictures. What it is called and which version it is stands among the changes. */
  exhibits?: Exhibit[]
  /** What the one who approves has to type beside the questions of its kind: it follows from what stands in the books. */
  questions?: Question[]
  /** What the operator takes of a fund's property, whole yen: the database compares what is booked. */
  property?: { bookValue: number; aboveCost: number }
  /** Whom money goes back to, as the bank writes him, beside who sent it: the database compares both with its lines. */
  names?: { sender: string; payee: string }
}

export interface EffectChange {
  label: string
  before: string | null
  after: string
  /** Members will read it, letter for letter. */
  isShown?: boolean
}

export interface Exhibit {
  kind: 'document' | 'picture'
  name: string
  /** Within the site. */
  url: string
}

export interface Decider {
  proposalId: Id<'proposal'>
  /** The operator who approves. */
  operatorId: Id<'member'>
  now: Date
}

/** A figure that the second operator types himself, from the document in hand: what he reads on the screen is the first one's word. */
export interface Question {
  name: string
  label: string
  type: 'yen' | 'date'
  /** What the proposal says: whole yen in digits, or 'YYYY-MM-DD'. */
  expected: string
}

export interface Answer {
  name: string
  value: string
}

/** One kind of act that takes two people. */
export interface ProposalKind<Content extends JsonObject> {
  kind: ProposalKindName
  /**
   * What carrying it out would do now, read under the locks that `carryOut` needs; or the refusal that stands in its way. Called when
   * it is proposed and again when it is approved.
   */
  foresee(transaction: Transaction, services: Services, content: Content): Promise<Outcome<Effect>>
  /**
   * The same wish resting on what stands now, where the content names what it was written upon (a version). Null where there is nothing
   * left to rest upon. Without it the content holds as it is.
   */
  restate?(transaction: Transaction, content: Content): Promise<Content | null>
  /** What the one who approves has to type; the approval is refused where it differs. Without it nothing is asked. */
  questions?(content: Content): Question[]
  /** Does it, in the transaction that approves it. A refusal leaves everything as it was. */
  carryOut(transaction: Transaction, services: Services, content: Content, decider: Decider): Promise<Outcome<null>>
}

const kinds = new Map<ProposalKindName, ProposalKind<JsonObject>>()

/** Adds a kind to those that operators can decide on, as features add their operations to the schema. */
export function defineProposalKind<Content extends JsonObject>(kind: ProposalKind<Content>): ProposalKind<Content> {
  if (kinds.has(kind.kind)) throw new Error(`two kinds of proposal are named ${kind.kind}`)
  // A proposal's content was written under the same kind: what comes back is what went in.
  kinds.set(kind.kind, kind)
  return kind
}

/** @throws Error for a kind that nobody defined: a programming error. */
export function proposalKind(name: ProposalKindName): ProposalKind<JsonObject> {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`no kind of proposal is named ${name}`)
  return kind
}

/** What approving a kept proposal asks for. */
export function questionsOf(proposal: { kind: ProposalKindName; content: unknown; effect: unknown }): Question[] {
  const { questions = [] } = proposal.effect as Effect
  return [...(proposalKind(proposal.kind).questions?.(proposal.content as JsonObject) ?? []), ...questions]
}
