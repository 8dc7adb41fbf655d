import { runInTerminal } from './run/terminal.ts'

await runInTerminal()
