import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './button.module.css'

interface Look {
  /** filled: the one main action of a card or page; danger: takes something back. */
  variant?: 'filled' | 'outlined' | 'danger' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  full?: boolean
  icon?: IconName
}

function lookClass({ variant = 'outlined', size = 'medium', full = false }: Look, extra: string | undefined): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], full && styles.full, extra)
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** A request is under way: shows it, and ignores further presses. */
  loading?: boolean
  /** Why the button cannot be used yet; shown beside it. It stays focusable. */
  notReady?: ReactNode
  /** What a press on the not-ready button does: name what is missing and lead there. */
  onNotReady?: () => void
}

/** Focus stays in the field while the button is pressed: a message that appears on leaving it would move the button from under the pointer. */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()

export function Button({
  variant,
  size,
  full,
  icon,
  loading = false,
  notReady,
  onNotReady,
  onClick,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = notReady !== undefined && notReady !== null && notReady !== false
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || blocked) {
      event.preventDefault()
      if (blocked) onNotReady?.()
      return
    }
    onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size, full }, className)}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-busy={loading || undefined}
      aria-describedby={blocked ? reasonId : rest['aria-describedby']}
      onClick={press}
      onMouseDown={type === 'submit' ? keepFocus : rest.onMouseDown}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
      {loading && <span className="visually-hidden">（処理中）</span>}
    </button>
  )
  if (!blocked) return button
  return (
    <div>
      {button}
      <p className={styles.reason} id={reasonId}>
        <Icon name="info" size={18} />
        <span>{notReady}</span>
      </p>
    </div>
  )
}

/** A link that looks like a button; `href` leaves the application, `to` stays inside. */
export function LinkButton({
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: Look &
  ({ to: string; href?: undefined } | { href: string; to?: undefined }) & {
    className?: string
    children: ReactNode
    target?: string
    rel?: string
    download?: string
    onClick?: () => void
  }) {
  const look = lookClass({ variant, size, full }, className)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (rest.to !== undefined) {
    const { to, href: _href, download: _download, ...link } = rest
    return (
      <Link {...link} to={to} className={look}>
        {content}
      </Link>
    )
  }
  const { to: _to, href, ...anchor } = rest
  return (
    <a {...anchor} href={href} className={look}>
      {content}
    </a>
  )
}

/** A square button with a picture only; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon name={icon} />
    </button>
  )
}
