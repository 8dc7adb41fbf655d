import { createPart } from '../../../../app/routing/part.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

// What only some of the funds have whose offering is over.

export const failedHead = createPart(
  () => import('./failed-head.tsx').then((module) => module.FailedHead),
  <Skeleton shape="block" />,
)
export const failedOutcome = createPart(
  () => import('./failed-outcome.tsx').then((module) => module.FailedOutcome),
  <Skeleton shape="block" />,
)
export const lossStatement = createPart(
  () => import('../loss-statement.tsx').then((module) => module.LossStatement),
  <Skeleton shape="block" />,
)
