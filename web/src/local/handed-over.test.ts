import { afterEach, expect, it, vi } from 'vitest';
import { noteHandedOver, onHandedOver } from './handed-over';

afterEach(() => void vi.unstubAllGlobals());

it('works in pages that may not open channels', () => {
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  noteHandedOver();
  const remove = onHandedOver(() => expect.unreachable());
  remove();
});
