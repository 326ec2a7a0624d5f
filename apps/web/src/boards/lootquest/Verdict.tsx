import { Check, X } from 'lucide-react'

/** Whether a hero that faced a challenge held. */
export const Verdict = ({ ok }: { readonly ok: boolean }) => (
  <b className={`flex items-center gap-0.5 ${ok ? 'text-sea' : ''}`}>
    {ok ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
    {ok ? 'held' : 'failed'}
  </b>
)
