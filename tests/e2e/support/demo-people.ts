import { sql } from 'kysely'
import {
  demoFiller,
  demoInvestor,
  demoOperators,
  demoPassword,
  demoVerified,
} from '../../../src/server/demo/demo-people.ts'
import type { Stage } from './stage.ts'

/** Members of the demo, as the login asks for them. Each story takes its own, so that none depends on another. */
const known = ({ email }: { email: string }) => ({ email, password: demoPassword })

const unknownOperator = { email: '' }

/** Who works in the back office. */
export const operators = {
  first: known(demoOperators[0] ?? unknownOperator),
  second: known(demoOperators[1] ?? unknownOperator),
}

export const demoMembers = {
  /** Verified, nothing invested yet. */
  newInvestor: known(demoVerified),
  /** Has something in every state. */
  oldInvestor: known(demoInvestor),
  /** Each has 500,000 yen in a fund that operates, and may put in as much again. */
  firstRival: known(demoFiller(40)),
  secondRival: known(demoFiller(41)),
  unlucky: known(demoFiller(42)),
  withoutMouse: known(demoFiller(43)),
  /** Has 500,000 yen in the fund that renews itself. */
  renewing: known(demoFiller(2)),
  regretful: known(demoFiller(44)),
  hasty: known(demoFiller(45)),
  traveller: known(demoFiller(46)),
  careful: known(demoFiller(47)),
  robbed: known(demoFiller(48)),
  interrupted: known(demoFiller(39)),
  inTwoTabs: known(demoFiller(35)),
  goingBack: known(demoFiller(36)),
  inTheTunnel: known(demoFiller(38)),
  counted: known(demoFiller(37)),
  pictured: known(demoFiller(34)),
  /** A year is closed for him, and nothing told of it before. */
  taxed: known(demoFiller(33)),
}

/** A verified member with whom nothing is open yet, made for one story alone. */
export async function newcomer(stage: Stage, email: string): Promise<{ email: string; password: string }> {
  await sql`
    insert into member (member_number, email, password_hash, family_name, given_name, family_name_kana, given_name_kana, birthday, zipcode, address, tel, identity_approved_at, registered_at)
    select lpad((abs(hashtext(${email})) % 100000000)::text, 8, '0'), ${email}, password_hash, '新田', '始', 'ニッタ', 'ハジメ', birthday, zipcode, address, tel, registered_at, registered_at
    from member where email = ${demoVerified.email}`.execute(stage.database())
  return known({ email })
}
