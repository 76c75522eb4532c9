import { FeatureGate } from '@/features/access/components/feature-gate';
import { WhatsAppAgent } from '@/features/whatsapp/components/whatsapp-agent';

export function WhatsAppPage() {
  return (
    <FeatureGate feature="agente-wpp">
      <WhatsAppAgent />
    </FeatureGate>
  );
}
