export function Showcase() {
  return null
}
