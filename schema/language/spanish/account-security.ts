/** What keeps an account its member's own. */
export const ACCOUNT_SECURITY = {
  // The proof of who asks
  'So that nobody creates one in a browser that you left open.':
    'Para que nadie cree uno en un navegador que dejaste abierto.',

  // The address that is not proven
  'Open the link that we sent to {email}. Until then you get no newsletters.':
    'Abre el enlace que enviamos a {email}. Hasta entonces no recibes boletines.',
  'Links to reset your password still go to {email}.':
    'Los enlaces para restablecer tu contraseña siguen yendo a {email}.',
  'Send the link again': 'Enviar el enlace otra vez',
  'Link sent': 'Enlace enviado',
  'Open it on any device to confirm your address.':
    'Ábrelo en cualquier dispositivo para confirmar tu dirección.',
  'There is nothing left to do.': 'No queda nada por hacer.',
  'Failed to send the link': 'No se pudo enviar el enlace',
} as const;
