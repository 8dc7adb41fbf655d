import type { FormFields } from '../../../app/forms/use-form.ts'
import { FieldMessage } from '../../../ui/field-frame.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { given } from './registration-values.ts'
import styles from './registration.module.css'

const documents = [
  ['/terms', '利用規約'],
  ['/privacy', 'プライバシーポリシー'],
  ['/electric', '電子交付について'],
] as const

export function ConsentField({ form }: { form: FormFields<'consent'> }) {
  const { error: message, value, onChange: _typed, ...control } = form.field('consent')
  return (
    <div>
      <div className={styles.consent} data-invalid={message === undefined ? undefined : ''}>
        <Checkbox
          {...control}
          checked={value === given}
          onChange={({ target }) => form.setValue('consent', target.checked ? given : '')}
          invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : 'consent-error'}
          label={
            <>
              {documents.map(([path, name], index) => (
                <span key={path}>
                  {index > 0 && '、'}
                  <a href={path} target="_blank" rel="noopener">
                    {name}
                    <span className="visually-hidden">（新しいタブ）</span>
                  </a>
                </span>
              ))}
              に同意します
            </>
          }
        />
      </div>
      {message !== undefined && <FieldMessage id="consent-error">{message}</FieldMessage>}
    </div>
  )
}
