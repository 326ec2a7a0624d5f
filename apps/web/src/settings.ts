import 'server-only'

/** What the web needs to know of the world around it; the start command checks these before Next runs. */
export const settings = {
  get apiUrl() {
    return process.env['API_URL'] ?? 'http://127.0.0.1:3001'
  },
  get publicUrl() {
    return process.env['PUBLIC_URL'] ?? process.env['NEXTAUTH_URL'] ?? 'http://localhost:3000'
  },
  get secret() {
    const secret = process.env['NEXTAUTH_SECRET']
    if (!secret) throw new Error('NEXTAUTH_SECRET is not set: sessions cannot be signed.')
    return secret
  },
}
