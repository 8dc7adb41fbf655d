export const styles = ''
