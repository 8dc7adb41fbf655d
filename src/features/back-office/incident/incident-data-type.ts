import { INCIDENT_DATA } from '../../../domain/back-office/incident.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { builder } from '../../core/graphql/builder.ts'

export const IncidentDataType = builder.enumType('IncidentData', { values: codesOf(INCIDENT_DATA) })
