import { useFormContext } from 'react-hook-form'
import { Checkbox, FieldMessage } from '../../ui/field.tsx'
import { fieldId } from './field-names.ts'
import styles from './registration.module.css'

const documents = [
  ['/terms', '利用規約'],
  ['/privacy', 'プライバシーポリシー'],
  ['/electric', '電子交付について'],
] as const

export function ConsentField() {
  const { register, formState: { errors } } = useFormContext<{ consent: boolean }>()
  const message = errors.consent?.message
  return (
    <div>
      <div className={styles.consent} data-invalid={message === undefined ? undefined : ''}>
        <Checkbox
          id={fieldId('consent')}
          invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : 'consent-error'}
          label={
            <>
              {documents.map(([path, name], index) => (
                <span key={path}>
                  {index > 0 && '、'}
                  <a href={path} target="_blank" rel="noopener">{name}<span className="visually-hidden">（新しいタブ）</span></a>
                </span>
              ))}
              に同意します
            </>
          }
          {...register('consent')}
        />
      </div>
      {message !== undefined && <FieldMessage id="consent-error">{message}</FieldMessage>}
    </div>
  )
}
