/** Own stroke icons: 24-unit grid, 2 px, round caps like thread ends. Always beside a word, hence hidden from readers. */
const paths = {
  alert: 'M12 4L2.8 20h18.4zM12 10v4.6M12 17.2v.1',
  arrow: 'M5 12h13M13 6l6 6-6 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  calendar: 'M4 6.5h16V20H4zM4 11h16M8.5 3.5v5M15.5 3.5v5',
  check: 'M5 12.5l4.6 4.5L19 7.5',
  'check-circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.4l2.8 2.8L16 9.6',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  circle: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 8.5h11V20H9zM15 8V4H4v11.500h4.500',
  device: 'M5 5h14v10.500H5zM2.500 19h19',
  document: 'M6 3.500h8.500L19 8v12.500H6zM14 3.500V8.500h5M9.500 13h6M9.500 16.500h6',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 16.5v.1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.400 9.600c.2-1.500 1.300-2.400 2.700-2.400 1.500 0 2.700 1 2.700 2.400 0 1.900-2.700 2.200-2.700 4.200M12.100 16.900v.1',
  home: 'M4 11.500L12 4l8 7.500M6.500 10v10h11V10',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.600v.1',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M15.500 7.500l3 3',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  logout: 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4',
  mail: 'M3.500 6h17v12.500h-17zM4 6.500l8 6.500 8-6.500',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  pause: 'M8.500 5v14M15.500 5v14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20.500 20.500',
  yen: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.500 7.500l3.500 5 3.500-5M12 12.500V17M9 12.500h6M9 14.800h6',
} as const

export type IconName = keyof typeof paths

export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName
  size?: 16 | 18 | 20 | 24 | 32
  className?: string | undefined
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
