import { NOTIFICATION_KINDS } from '../../../domain/communication/notification-kind.ts'
import { builder } from '../../core/graphql/builder.ts'

/** What a mail or a notice is about, as members choose among them. */
export const NotificationKindType = builder.enumType('NotificationKind', { values: NOTIFICATION_KINDS })
