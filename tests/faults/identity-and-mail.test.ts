import { expect } from 'vitest'
import { decide } from '../../src/desk/identity/decisions.ts'
import { reconcileIdentities } from '../../src/features/people/identity/reconcile-identities.ts'
import { startIdentityCheck } from '../../src/features/people/identity/start-identity-check.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { notifyOperators } from '../../src/features/communication/outbox/notify-operators.ts'
import { sendMail } from '../../src/features/communication/outbox/send-mail.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble, type Business } from './support/suffer.ts'
import { unverifiedMember } from './support/unverified-member.ts'

const shared = sharedFaultWorld()
let serial = 0

async function approveAtTheDesk({ desk }: FaultWorld, url: string): Promise<void> {
  const view = desk.parts.applications.list().find(({ reference }) => url.endsWith(reference))
  if (!view) throw new Error('the service knows no such application')
  const { applications, identityEvents } = desk.parts
  expect(await decide(view, 'submit', [], applications, identityEvents)).toBe('done')
  expect(await decide(view, 'approve', [], applications, identityEvents)).toBe('done')
}

const isVerified = async ({ database }: FaultWorld, { memberId }: Viewer): Promise<boolean> =>
  (
    await database
      .selectFrom('member')
      .select('identity_approved_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).identity_approved_at !== null

sufferEveryTrouble(shared, {
  name: 'the start of an identity check',
  target: 'ekyc',
  call: 'POST /identity/v1/applications',
  async begin(world): Promise<Business> {
    const viewer = await unverifiedMember(world)
    let url: string | undefined
    return {
      async step(services) {
        const outcome = await startIdentityCheck(services, viewer)
        if (outcome.ok) url = outcome.value.url
        else expect(outcome.code).toBe('UNAVAILABLE')
      },
      isDone: async () => url !== undefined,
      async end() {
        await approveAtTheDesk(world, url ?? '')
        await reconcileIdentities(world.faultless)
        expect(await isVerified(world, viewer)).toBe(true)
      },
    }
  },
})

sufferEveryTrouble(shared, {
  name: 'the state of an identity check whose notices were lost',
  target: 'ekyc',
  call: 'GET /identity/v1/applications',
  async begin(world): Promise<Business> {
    const viewer = await unverifiedMember(world)
    const started = await startIdentityCheck(world.faultless, viewer)
    await approveAtTheDesk(world, started.ok ? started.value.url : '')
    return {
      step: reconcileIdentities,
      isDone: () => isVerified(world, viewer),
      async end() {
        await reconcileIdentities(world.faultless)
        expect(await world.mailsTo(viewer)).toEqual(['identity-approved'])
      },
    }
  },
})

sufferEveryTrouble(shared, {
  name: 'the sending of a mail',
  target: 'mail',
  call: '',
  async begin(world, trouble): Promise<Business> {
    serial += 1
    const title = `確認のお願い（${serial}）`
    await notifyOperators(world.faultless, { key: `trouble:${serial}`, title, body: '内容を確認してください。' })
    const own = () =>
      world.database
        .selectFrom('mail_outbox')
        .select(['id', 'to_address', 'sent_at', 'undeliverable_at'])
        .where('key', 'like', `trouble:${serial}:%`)
        .execute()
    return {
      async step(services) {
        for (const { id } of await own()) await sendMail(services, id)
      },
      isDone: async () => (await own()).every(({ sent_at, undeliverable_at }) => sent_at ?? undeliverable_at),
      async end() {
        for (const { to_address, sent_at } of await own()) {
          const copies = world.desk.parts.mailbox.list(to_address).filter(({ subject }) => subject.includes(title))
          // SMTP cannot do better: after a lost answer the same mail goes out again, to the letter and under the same Message-ID.
          expect(new Set(copies.map(({ text }) => text)).size).toBe(copies.length === 0 ? 0 : 1)
          expect(copies.length > 0).toBe(sent_at !== null)
          // What the mail server refuses for good (554) is kept as undeliverable; anything else arrives.
          expect(sent_at === null).toBe(trouble === 'server_error' && copies.length === 0)
        }
      },
    }
  },
})
