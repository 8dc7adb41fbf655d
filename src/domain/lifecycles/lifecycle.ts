/** Who or what may cause an event. Two operators: what one proposes or prepares another approves. */
export type Cause = 'member' | 'operator' | 'two operators' | 'schedule' | 'bank' | 'identity service'

export interface LifecycleEvent<State extends string = string> {
  /** null: it begins with this event. */
  readonly from: readonly (State | null)[]
  readonly to: State
  readonly by: readonly Cause[]
  /** As an operator, a member or the authority reads it. */
  readonly word: string
}

export interface Lifecycle<State extends string = string, Event extends string = string> {
  /** The table whose rows live it. */
  readonly subject: string
  /** Where the table keeps the state; null where it follows from instants, and from the clock. */
  readonly column: string | null
  readonly states: Readonly<Record<State, string>>
  readonly events: Readonly<Record<Event, LifecycleEvent<State>>>
}

/** Only keeps the literal types: the table is the value, and a state that does not exist does not compile. */
export const lifecycle = <
  const Subject extends string,
  const Column extends string | null,
  const States extends Readonly<Record<string, string>>,
  const Events extends Readonly<Record<string, LifecycleEvent<keyof States & string>>>,
>(table: {
  readonly subject: Subject
  readonly column: Column
  readonly states: States
  readonly events: Events
}) => table

export type StateOf<Table extends Lifecycle> = keyof Table['states'] & string
export type EventOf<Table extends Lifecycle> = keyof Table['events'] & string

/** Every state, in the order of the table. */
export const statesOf = <State extends string>({ states }: Pick<Lifecycle<State>, 'states'>) =>
  Object.keys(states) as State[]

/** The states that an event may find; none where it is a beginning. */
export const statesBefore = <State extends string>({ from }: LifecycleEvent<State>): State[] =>
  from.filter((state) => state !== null)

/** Whether the event may find something in this state. */
export const mayFind = <State extends string>({ from }: LifecycleEvent<State>, state: State): boolean =>
  from.includes(state)

export interface Step {
  from: string | null
  to: string
}

/** Every step that some event makes, each once, beginnings first. */
export function stepsOf({ events }: Pick<Lifecycle, 'events'>): Step[] {
  const steps = Object.values(events).flatMap(({ from, to }) => from.map((state) => ({ from: state, to })))
  return steps
    .filter((step, place) => steps.findIndex(({ from, to }) => from === step.from && to === step.to) === place)
    .toSorted((one, other) => Number(one.from !== null) - Number(other.from !== null))
}
