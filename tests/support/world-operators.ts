import { createOperator } from '../../src/features/people/account/create-operator.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { must } from './must.ts'
import { logInAs, personOf, worldPassword, type WorldMember } from './world-people.ts'
import type { World } from './world.ts'

/** The other operator: whatever the first one proposes needs somebody else's yes. */
export async function secondOperator({ services }: World): Promise<WorldMember> {
  const email = 'operator2@example.jp'
  const { memberId } = must(
    await createOperator(services, { email, password: worldPassword, person: personOf(99_998) }),
  )
  return logInAs(services, { id: memberId, role: 'admin', email })
}

/** An operator as the use cases know one who has just logged in. */
export function operatorViewer({ memberId }: WorldMember): Viewer {
  return {
    memberId,
    role: 'admin',
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32, 1),
    authenticatedAt: new Date(),
  }
}
