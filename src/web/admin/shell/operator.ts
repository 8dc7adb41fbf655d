import { createContext, use } from 'react'

/** Who works here. */
export interface Operator {
  id: string
  name: string
  email: string
}

export const OperatorContext = createContext<Operator | null>(null)

export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (operator === null) throw new Error('useOperator needs the frame of the back office')
  return operator
}
