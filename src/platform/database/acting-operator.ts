import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()
let actsUnderWay = 0

/**
 * Runs an operator's act: every transaction inside tells the database who writes, so that it can note it (M24). What outlives the
 * act is not the operator's any more.
 */
export function actAsOperator<T>(actor: `operator:${number}`, act: () => T): T {
  actsUnderWay += 1
  let outcome: T
  try {
    outcome = acting.run(actor, act)
  } catch (error) {
    endAct()
    throw error
  }
  if (outcome instanceof Promise) void outcome.then(endAct, endAct)
  else endAct()
  return outcome
}

/** While a store is in use, Node (before 24) follows every promise of the process, whoever made it: an eighth of all work. So only while somebody acts. */
function endAct(): void {
  actsUnderWay -= 1
  if (actsUnderWay === 0) acting.disable()
}

/** What the product does by itself, though an operator's act has set it off. */
export function actAsProduct<T>(act: () => T): T {
  return acting.exit(act)
}

/** 'operator:3', or undefined where no operator acts. */
export function actingOperator(): string | undefined {
  return acting.getStore()
}
