import type { Mail, MailSender } from './mail-content.ts'
import {
  accountStoppedMail,
  addressChangedMail,
  bankAccountChangedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailChangeLinkMail,
  emailConfirmedMail,
  memberLeftMail,
  newDeviceLoginMail,
  passkeyChangedMail,
  passwordChangedMail,
  passwordOffMail,
} from './security-mails.ts'

/** One example of every mail about the safety of an account, with invented facts. */
export function safetyMailExamples(name: string, sender: MailSender): Record<string, Mail> {
  const at = new Date('2026-04-01T19:03:00+09:00')
  const facts = { name, at, stopPath: '/stop/c7d8e9', stopUntil: new Date('2026-04-08T19:03:00+09:00') }
  const onPhone = { ...facts, device: 'Safari（iPhone）' }
  return {
    'new-device-login': newDeviceLoginMail({ ...facts, device: 'Chrome（Windows）' }, sender),
    'password-changed': passwordChangedMail(onPhone, sender),
    'password-off': passwordOffMail(onPhone, sender),
    'bank-account-changed': bankAccountChangedMail(
      { ...facts, payoutsHeldUntil: new Date('2026-04-02T19:03:00+09:00') },
      sender,
    ),
    'address-changed': addressChangedMail({ ...facts, waitsForIdentity: true }, sender),
    'address-changed-at-once': addressChangedMail({ ...facts, waitsForIdentity: false }, sender),
    'passkey-added': passkeyChangedMail({ ...onPhone, passkeyName: 'iPhoneのパスキー', isAdded: true }, sender),
    'passkey-removed': passkeyChangedMail({ ...onPhone, passkeyName: 'iPhoneのパスキー', isAdded: false }, sender),
    'email-change-asked': emailChangeAskedMail(facts, sender),
    'email-changed': emailChangedMail(facts, sender),
    'email-change-link': emailChangeLinkMail(
      { token: 'a9b8c7', expiresAt: new Date('2026-04-02T19:03:00+09:00') },
      sender,
    ),
    'email-confirmed': emailConfirmedMail({ name, at }, sender),
    'account-stopped': accountStoppedMail({ name, at, enquiryNumber: 'Q-7KM2XW4B' }, sender),
    'member-left': memberLeftMail({ name, at, enquiryNumber: 'Q-7KM2XW4B' }, sender),
  }
}
