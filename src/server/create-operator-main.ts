import { createInterface } from 'node:readline/promises'
import { createOperator } from '../features/people/account/create-operator.ts'
import { enrolByCommand } from '../features/people/operator-access/enrol-by-command.ts'
import type { Services } from '../features/core/services.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
import type { Outcome } from '../platform/outcome.ts'
import { createLog } from '../platform/log.ts'
import { systemClock } from '../platform/clock.ts'
import { createServices } from './create-services.ts'
import { explain } from './process.ts'

/** What the operator's account needs, in the order in which it is asked. */
const questions = [
  ['email', 'メールアドレス'],
  ['password', 'パスワード（8〜20文字）'],
  ['sei', '姓'],
  ['mei', '名'],
  ['sei_kana', 'セイ'],
  ['mei_kana', 'メイ'],
  ['birthday', '生年月日（YYYY-MM-DD）'],
  ['zipcode', '郵便番号'],
  ['address', '住所'],
  ['tel', '電話番号'],
] as const

/**
 * Makes an operator's account: asks line by line, so that nothing stands in the shell's history. With `--passkey ADDRESS` makes nothing but a
 * one-time code for an operator whose passkeys are lost. Either prints the code, by which a passkey is registered within 24 hours.
 */
try {
  const config = readConfig(process.env)
  const [option, address = ''] = process.argv.slice(2)
  const pool = openPool(config.DATABASE_URL, { max: 2 })
  const services = createServices(config, openDatabase(pool), systemClock, createLog('create-operator'))
  const outcome = option === '--passkey' ? await enrolByCommand(services, address) : await create(services)
  services.mailSender.close()
  await pool.end()
  if (!outcome.ok) {
    for (const [field, message] of Object.entries(outcome.fields ?? { '': outcome.message }))
      process.stderr.write(`${field} ${message}\n`)
    process.exit(1)
  }
  if (option !== '--passkey') process.stdout.write('運営者のアカウントを作成しました。\n')
  process.stdout.write(
    `パスキーの登録コード（24時間、1回だけ有効）: ${outcome.value.code}\n${config.BASE_URL}/operator-passkey を開き、ログインして登録してください。\n`,
  )
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function create(services: Services): Promise<Outcome<{ code: string }>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, string> = {}
  for (const [name, label] of questions) {
    process.stdout.write(`${label}: `)
    answers[name] = String((await lines.next()).value ?? '')
  }
  terminal.close()
  const { email = '', password = '', ...person } = answers
  const created = await createOperator(services, { email, password, person })
  return created.ok ? enrolByCommand(services, email) : created
}
