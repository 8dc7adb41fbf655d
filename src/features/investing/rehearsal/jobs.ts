import type { JobHandlers } from '../../core/services.ts'
import { playDrill } from './play-drill.ts'

export const drillJobs = {
  'play-drill': (services, { id }) => playDrill(services, id),
} satisfies Partial<JobHandlers>
