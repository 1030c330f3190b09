import { hostname } from 'node:os';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';

/** Whose traces and counts these are; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win. */
export function serviceResource(version: string): Resource {
  const own = resourceFromAttributes({
    'service.name': 'marquee',
    'service.version': version,
    'service.instance.id': `${hostname()}-${process.pid}`,
  });
  return own.merge(detectResources({ detectors: [envDetector] }));
}
