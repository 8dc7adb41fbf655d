import { readSettings, SettingError } from './settings.ts'
import { startDesk } from './start-desk.ts'

// The journal holds whole mails and tokens: for this account only.
process.umask(0o077)

try {
  const desk = await startDesk(readSettings(process.env))
  console.log(`desk ${desk.url} smtp 127.0.0.1:${desk.smtpPort}`)
  const end = () => {
    desk.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
} catch (problem) {
  if (!(problem instanceof SettingError)) throw problem
  console.error(`desk: ${problem.message}`)
  process.exit(1)
}
