import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'

const encode = (text: string) => new TextEncoder().encode(text)
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const concat = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const toBytes = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (value / 256 ** (bytes - at - 1)) & 255)
const base64url = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes))

// WebAuthn flags: user present, user verified, backup eligible, backed up; `making` with the attested key.
const flags = { signing: 0x1d, making: 0x5d, unverified: 0x19 }

/** Converts an ECDSA signature from raw to ASN.1 (DER), as authenticators return it. */
function encodeAsn1(signature: Uint8Array) {
  const encodeInteger = (bytes: Uint8Array) => {
    const significant = bytes.slice(bytes.findIndex((byte) => byte !== 0))
    const positive = (significant[0] ?? 0) > 127 ? concat(toBytes(0, 1), significant) : significant
    return concat(Uint8Array.of(2, positive.length), positive)
  }
  const pair = concat(encodeInteger(signature.slice(0, 32)), encodeInteger(signature.slice(32)))
  return concat(Uint8Array.of(0x30, pair.length), pair)
}

/** An ES256 public key as COSE. */
const encodeCoseKey = (raw: Uint8Array) =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, raw.slice(1, 33)],
      [-3, raw.slice(33)],
    ]),
  )

/** A virtual authenticator with one passkey (ES256) for `origin`, whose answers a test can change. */
export async function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64url(credentialId)
  const key = encodeCoseKey(raw)
  let counter = 0
  const createClientData = (type: string, challenge: string, from: string) =>
    encode(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const createAuthData = async (host: string, flag: number) =>
    concat(await sha256(encode(host)), Uint8Array.of(flag), toBytes(++counter, 4))
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id,
    async make(invitation: { challenge: string; rp: { id?: string | undefined } }, from = origin) {
      const authData = concat(
        await createAuthData(invitation.rp.id ?? '', flags.making),
        new Uint8Array(16),
        toBytes(credentialId.length, 2),
        credentialId,
        key,
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(createClientData('webauthn.create', invitation.challenge, from)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    async answer(
      question: { challenge: string; rpId?: string | undefined },
      { from = origin, isVerified = true, owner }: { from?: string; isVerified?: boolean; owner?: string } = {},
    ) {
      const authenticatorData = await createAuthData(question.rpId ?? '', isVerified ? flags.signing : flags.unverified)
      const clientDataJSON = createClientData('webauthn.get', question.challenge, from)
      const signed = concat(authenticatorData, await sha256(clientDataJSON))
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(encodeAsn1(new Uint8Array(signature))),
          ...(owner !== undefined && { userHandle: base64url(encode(owner)) }),
        },
      }
    },
  }
}
