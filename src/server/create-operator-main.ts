import { createInterface } from 'node:readline/promises'
import { createOperator } from '../features/account/create-operator.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase, openPool } from '../platform/database/connect.ts'
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

/** Makes an operator's account: asks line by line, so that nothing stands in the shell's history. */
try {
  const config = readConfig(process.env)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, string> = {}
  for (const [name, label] of questions) {
    process.stdout.write(`${label}: `)
    answers[name] = String((await lines.next()).value ?? '')
  }
  terminal.close()
  const pool = openPool(config.DATABASE_URL, { max: 2 })
  const services = createServices(config, openDatabase(pool), systemClock, createLog('create-operator'))
  const { email = '', password = '', ...person } = answers
  const outcome = await createOperator(services, { email, password, person })
  services.mailSender.close()
  await pool.end()
  if (!outcome.ok) {
    for (const [field, message] of Object.entries(outcome.fields ?? { '': outcome.message })) process.stderr.write(`${field} ${message}\n`)
    process.exit(1)
  }
  process.stdout.write('運営者のアカウントを作成しました。\n')
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
