import { expect, it } from 'vitest';
import { createPushReceiver } from '../../../../../support/web-push-receiver.ts';

it('the receiver of these tests reads the example of RFC 8291', () => {
  const device = createPushReceiver({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(device.decrypt(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});
