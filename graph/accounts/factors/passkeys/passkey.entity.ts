import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant, stamped } from '../../../core/database/columns.ts';
import { User } from '../../users/user.entity.ts';

/** The public half of a key whose private half is on a member's device. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Base64url, as WebAuthn spells it. */
    credentialId: p.text().unique().hidden(),
    /** COSE key, base64url. */
    publicKey: p.text().hidden(),
    /** Uses that the device has counted, up to 32 bits; 0 where it counts none. */
    counter: p.bigint('number').$type<number, string, number>().default(0).hidden(),
    /** How the device is reached (`internal`, `usb` …), separated by commas. */
    transports: p.text().hidden(),
    name: p.text(),
    createdAt: stamped(),
    lastUsedAt: instant().nullable(),
  },
});
export type Passkey = InferEntity<typeof Passkey>;
