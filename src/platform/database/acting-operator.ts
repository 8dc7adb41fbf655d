import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/** Runs an operator's act: every transaction inside tells the database who writes, so that it can note it (M24). */
export function actAsOperator<T>(actor: `operator:${number}`, act: () => T): T {
  return acting.run(actor, act)
}

/** What the product does by itself, though an operator's act has set it off. */
export function actAsProduct<T>(act: () => T): T {
  return acting.exit(act)
}

/** 'operator:3', or undefined where no operator acts. */
export function actingOperator(): string | undefined {
  return acting.getStore()
}
